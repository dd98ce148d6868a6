import type { DocumentKind, PaperKind } from "@haat/checkout/contract"
import { LocaleQuery } from "@haat/sdk/locale"
import { z } from "zod"

/** Name and address of a party on a document. `state` is a code. */
export type Party = { name: string; address: string[]; state: string; gstin: string }

/** A line of a document; amounts in whole paise, rates in basis points. */
export type DocumentLine = {
  /** id of the order's line; null for delivery and charges */
  line_id: string | null
  /** empty for delivery, the charge's name for a charge */
  name: string
  name_hi: string | null
  hsn: string
  /** the unit's code, as PCS; empty for delivery and charges */
  unit: string
  /** 0 on a credit note for an amount without pieces */
  quantity: number
  /** price of one piece with tax, before any discount */
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
  /** on a credit note: index of the credited part of its document, lines first, then delivery */
  part?: number
}

/**
 * Credited document of a credit note, and its reason: the key of a reason of returns, "undelivered" or "refund". Notes
 * of refunds that an earlier version issued have the text of staff instead.
 */
export type Credits = { number: string; day: string; kind: DocumentKind; reason: string }

/** Content of a document, as it was issued. */
export type DocumentContent = {
  kind: PaperKind
  number: string
  financial_year: string
  /** the day in India, YYYY-MM-DD */
  day: string
  shop_name: string
  /** id of the shop's logo; missing without one */
  logo?: string
  supplier: Party & { pan: string }
  /** address of dispatch, when it differs from the supplier's */
  dispatched_from?: string[]
  buyer: Party
  delivered_to: Party
  order: { display_id: number; placed_on: string; payment_method: string; payment_status: string }
  /** what the shopper filled in for plugins at checkout; missing without any */
  fields?: { label: string; label_hi: string; value: string | number | boolean }[]
  place_of_supply: string
  reverse_charge: false
  charges_tax: boolean
  lines: DocumentLine[]
  /** delivery, then the charges */
  delivery: DocumentLine[]
  rounding_paise: number
  total_paise: number
  /** on a credit note alone */
  credits?: Credits
  /** UPI payment of an amount due, when the shop takes UPI; `uri` is what the QR code holds */
  upi?: { id: string; paise: number; uri: string }
}

/** Paper sizes of documents: sheets, or the roll of a receipt printer. */
export const PAPER_SIZES = ["a4", "80mm"] as const
export type PaperSize = (typeof PAPER_SIZES)[number]

/** Query of a document's file. */
export const DocumentQuery = LocaleQuery.extend({
  paper: z.enum(PAPER_SIZES, `paper is one of ${PAPER_SIZES.join(", ")}`).default("a4"),
})
export type DocumentQuery = z.infer<typeof DocumentQuery>

/** Documents of an order, the oldest first. */
export type OrderDocument = { id: string; kind: PaperKind; number: string; issued_at: string }

/** A document as a file. */
export type DocumentFile = { name: string; content: Buffer }

/** Some documents of a period as a file, and how many. */
export type PeriodFile = DocumentFile & { documents: number }

export type IssuedDocuments = {
  /** Returns the document of a parcel, in English; undefined without one. */
  fileOfParcel(fulfillment_id: string): Promise<DocumentFile | undefined>
  /**
   * Returns the credit notes of a refund, a return or a returned parcel by its id, in English; undefined without any.
   */
  fileOfNotes(source_id: string): Promise<DocumentFile | undefined>
}
