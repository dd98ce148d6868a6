import type { Charge, OfferLine } from "@haat/checkout/contract"
import { toPaise } from "@haat/sdk/money"

/** SAC of packaging services, and their GST in basis points. */
const TAX = { hsn: "998540", rate: 18_00 }

/**
 * Returns the fee for wrapping every piece of an order. Pieces that are cancelled before they are shipped take their
 * share of it with them.
 */
export function wrappingCharge(lines: OfferLine[], piece_rupees: number): Charge {
  const shares = lines.map(({ variant_id, quantity }) => ({ variant_id, paise: toPaise(piece_rupees) * quantity }))
  return {
    id: "gift-wrap.wrapping",
    name: "Gift wrapping",
    name_hi: "गिफ़्ट रैपिंग",
    paise: shares.reduce((sum, { paise }) => sum + paise, 0),
    tax: TAX,
    refund: "with_pieces",
    lines: shares,
  }
}
