/** GST registration that goods are sold under: code of its state, and the GSTIN. */
export type Supplier = { state: string; gstin: string }

/** `provider_id` of Medusa's tax lines that follow the stored tax of an order. */
export const ORDER_TAX_PROVIDER = "gst"

/**
 * Split of an amount: taxable_paise and the taxes add up to exactly paid_paise. CGST and SGST or UTGST are always
 * equal.
 */
export type Taxed = {
  paid_paise: number
  hsn: string
  exempt: boolean
  /** in basis points; 0 where no tax is charged */
  rate: number
  taxable_paise: number
  cgst_paise: number
  sgst_paise: number
  utgst_paise: number
  igst_paise: number
  /** set when it differs from the shop's own registration */
  supplier?: Supplier
}

/**
 * Tax of each line in sequence; tax of the delivery for each HSN code, rate and supplier among the goods; tax of the
 * charges that have a rate of their own.
 */
export type SplitOrder = { lines: Taxed[]; delivery: Taxed[]; charges: (Taxed & { charge_id: string })[] }

/** Charge with a tax of its own: HSN or SAC code, and the rate in basis points. */
export type ChargeToTax = { charge_id: string; paise: number; hsn: string; rate: number }

/**
 * Line to tax. It ships from `location_id` if set, else from the current warehouse of the variant, or of the product's
 * first variant.
 */
export type OrderToTaxLine = {
  product_id: string
  variant_id?: string | null
  quantity: number
  paid_paise: number
  location_id?: string | null
}

/** Order to place: amounts in whole paise, tax included, after every discount. */
export type OrderToTax = {
  lines: OrderToTaxLine[]
  /** delivery, and the charges that are taxed like it */
  delivery_paise: number
  charges: ChargeToTax[]
  /** amount that rounds the total up to whole rupees; not taxed */
  rounding_paise: number
  /** state of the delivery address, as written there */
  province: string
  /** checked GSTIN of a registered buyer */
  gstin?: string
  /** time of the order */
  at: Date
}

/** Split of an order's price; stored with the order and never computed again. */
export type OrderTax = SplitOrder & {
  charges_tax: boolean
  /** codes of states; the supplier's is empty until the owner has set it */
  supplier_state: string
  place_of_supply: string
  rounding_paise: number
  /** null when the buyer gave none */
  buyer_gstin: string | null
  /** registrations other than the shop's own that goods are sold under, by warehouse */
  suppliers: Record<string, Supplier>
}

/** Remainder of an order whose pieces were cancelled; amounts in whole paise, after every discount. */
export type RemainingOrder = {
  order_id: string
  /** lines with cancelled pieces, and the amount paid for the remaining ones: 0 when none are left */
  lines: { line_id: string; left: number; paid_paise: number }[]
  /** delivery, and the charges that are taxed like it */
  delivery_paise: number
  /** remaining charges with a tax of their own */
  charges: ChargeToTax[]
  rounding_paise: number
}
