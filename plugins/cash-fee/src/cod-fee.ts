import type { Charge } from "@haat/checkout/contract"

/** The fee as a charge of an order. @param paise whole rupees, so that it rounds no total up */
export const codFee = (paise: number): Charge => ({
  id: "cash-fee.fee",
  name: "Cash on delivery fee",
  name_hi: "कैश ऑन डिलीवरी का शुल्क",
  paise,
  tax: "delivery",
  refund: "with_order",
  for_payment: "cod",
})
