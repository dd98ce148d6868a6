import type { Transaction } from "@haat/sdk/server/database"

/** Hook: the key of the module that taxes orders. It fills `OrderTaxes` and `ReturnCrediting`. */
export const ORDER_TAXES = "gst"

/** A registration that goods leave under: the code of its state, and the GSTIN. */
export type Supplier = { state: string; gstin: string }

/** What an amount holds: taxable_paise and the taxes make paid_paise, exactly. CGST and SGST or UTGST are always equal. */
export type Taxed = {
  paid_paise: number
  hsn: string
  exempt: boolean
  /** in basis points; 0 where nothing is charged */
  rate: number
  taxable_paise: number
  cgst_paise: number
  sgst_paise: number
  utgst_paise: number
  igst_paise: number
  /** where that is not the shop's own */
  supplier?: Supplier
}

/** One for each line in their sequence; delivery one for each HSN code, rate and supplier among the goods. */
export type SplitOrder = { lines: Taxed[]; delivery: Taxed[] }

/** It leaves from `location_id` where that is known, else from where the variant, or the product's first one, is kept today. */
export type OrderToTaxLine = {
  product_id: string
  variant_id?: string | null
  quantity: number
  paid_paise: number
  location_id?: string | null
}

/** What is placed: amounts in whole paise, tax included, after every discount. */
export type OrderToTax = {
  lines: OrderToTaxLine[]
  delivery_paise: number
  /** what rounds the total up to whole rupees; no tax is in it */
  rounding_paise: number
  /** the state of the delivery address, as it is written there */
  province: string
  /** a buyer's who is registered; checked */
  gstin?: string
  /** when it is placed */
  at: Date
}

/** How an order's price is split; stored with the order and never computed anew. */
export type OrderTax = SplitOrder & {
  charges_tax: boolean
  /** codes of states; of the supplier empty while the owner has not said */
  supplier_state: string
  place_of_supply: string
  rounding_paise: number
  /** null where the buyer named none */
  buyer_gstin: string | null
  /** by warehouse, whose registration goods leave it under where that is not the shop's own */
  suppliers: Record<string, Supplier>
}

/** What is left of an order whose pieces were cancelled; amounts in whole paise, after every discount. */
export type OrderLeft = {
  order_id: string
  /** lines of which pieces were cancelled, and what is paid for those that are left: 0 of none */
  lines: { line_id: string; left: number; paid_paise: number }[]
  delivery_paise: number
  rounding_paise: number
}

/** Rows by table, for the statement that writes an order. */
export type OrderTaxRows = Record<string, Record<string, unknown>[]>

export type OrderTaxes = {
  taxOf(order: OrderToTax): Promise<OrderTax>
  /** The rows that keep an order's tax. @param order `line_ids` in sequence */
  taxRows(tax: OrderTax, order: { order_id: string; line_ids: string[]; at: string }): OrderTaxRows
  /**
   * Has an order's stored tax be that of what is left of it, in the transaction that cancels pieces of it. The goods keep their
   * rates, and the delivery is shared among what is left. Nothing has left yet.
   */
  shrinkTax(trx: Transaction, left: OrderLeft): Promise<void>
}

/** Whether a line is taxed as goods are that leave this place. */
export const isTaxedFrom = ({ lines, suppliers }: OrderTax, line: number, location_id: string | null) =>
  lines[line].supplier?.gstin === suppliers[location_id ?? ""]?.gstin

/** Issues credit notes for returns. */
export type ReturnCrediting = {
  /**
   * For the pieces that have come back, as they are stored in this transaction, which holds the order; one for each document
   * that is credited. Again for the same return, nothing happens, nor where nothing has left or all of it is credited.
   */
  creditReturn(trx: Transaction, return_id: string): Promise<void>
}
