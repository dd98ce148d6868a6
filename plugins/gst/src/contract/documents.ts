import type { Transaction } from "@haat/http/database"

/** The key of a document's kind; each has a series of its own. */
export const DOCUMENT_KINDS = ["tax_invoice", "bill_of_supply"] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Somebody's name and address, as they stand on paper. `state` is a code. */
export type Party = { name: string; address: string[]; state: string; gstin: string }

/** A line of a document; amounts in whole paise, rates in basis points. */
export type DocumentLine = {
  /** of the order; null for delivery */
  line_id: string | null
  /** empty for delivery */
  name: string
  name_hi: string | null
  hsn: string
  /** the unit's code, as PCS; empty for delivery */
  unit: string
  quantity: number
  /** of one piece with tax, before any discount */
  price_paise: number
  /** for all pieces, tax included */
  discount_paise: number
  exempt: boolean
  rate: number
  taxable_paise: number
  cgst_paise: number
  sgst_paise: number
  utgst_paise: number
  igst_paise: number
  paid_paise: number
}

/** Everything that stands on a document, as it was when it was issued. */
export type DocumentContent = {
  kind: DocumentKind
  number: string
  financial_year: string
  /** the day in India, YYYY-MM-DD */
  day: string
  shop_name: string
  supplier: Party & { pan: string }
  buyer: Party
  delivered_to: Party
  order: { display_id: number; placed_on: string; payment_method: string; payment_status: string }
  place_of_supply: string
  reverse_charge: false
  charges_tax: boolean
  lines: DocumentLine[]
  delivery: DocumentLine[]
  rounding_paise: number
  total_paise: number
}

/** What an order has of documents, the oldest first. */
export type OrderDocument = { id: string; kind: DocumentKind; number: string; issued_at: string }

/** A parcel that leaves: the pieces of the order's lines that are in it. */
export type LeavingParcel = {
  order_id: string
  fulfillment_id: string
  items: { id: string; quantity: number }[]
  /** what the shop calls itself, for its documents' head */
  shop_name: string
}

export type GoodsLeaving = {
  /**
   * Issues the document for a parcel in the transaction in which it leaves: the number is taken if the parcel leaves, and
   * only then. Again for the same parcel, nothing happens.
   */
  issueFor(trx: Transaction, parcel: LeavingParcel): Promise<void>
}
