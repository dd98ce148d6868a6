import type { DocumentKind, PaperKind } from "@haat/checkout/contract"
import { LocaleQuery } from "@haat/sdk/locale"
import { z } from "zod"

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
  /** on a credit note 0 where an amount and no piece is credited */
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
  /** of the delivery charge: what paying on delivery cost */
  is_cod_fee?: true
  /** on a credit note: which part of its document it is of, lines first, then delivery, counted from 0 */
  part?: number
}

/**
 * Which document a credit note is of, and why: the key of a reason of returns, "undelivered" or "refund". Notes of refunds that an
 * earlier version issued have what staff wrote instead.
 */
export type Credits = { number: string; day: string; kind: DocumentKind; reason: string }

/** Everything that stands on a document, as it was when it was issued. */
export type DocumentContent = {
  kind: PaperKind
  number: string
  financial_year: string
  /** the day in India, YYYY-MM-DD */
  day: string
  shop_name: string
  /** of the picture that the shop had as its logo; not there where it had none */
  logo?: string
  supplier: Party & { pan: string }
  /** where the goods left from, if that is not the supplier's own place */
  dispatched_from?: string[]
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
  /** on a credit note alone */
  credits?: Credits
  /** on what is not paid yet, where the shop takes UPI: whom to pay, how much, and both as apps read it */
  upi?: { id: string; paise: number; uri: string }
}

/** What documents are printed on: sheets, or the roll of a receipt printer. */
export const PAPER_SIZES = ["a4", "80mm"] as const
export type PaperSize = (typeof PAPER_SIZES)[number]

/** Query of a document's file. */
export const DocumentQuery = LocaleQuery.extend({
  paper: z.enum(PAPER_SIZES, `paper is one of ${PAPER_SIZES.join(", ")}`).default("a4"),
})
export type DocumentQuery = z.infer<typeof DocumentQuery>

/** What an order has of documents, the oldest first. */
export type OrderDocument = { id: string; kind: PaperKind; number: string; issued_at: string }

/** A document as a file. */
export type DocumentFile = { name: string; content: Buffer }

/** Some documents of a period as a file, and how many. */
export type PeriodFile = DocumentFile & { documents: number }

export type IssuedDocuments = {
  /** What a parcel left with, in English; undefined where it left without, as with an earlier version. */
  fileOfParcel(fulfillment_id: string): Promise<DocumentFile | undefined>
  /** The credit notes of a refund, a return or a parcel that came back, by its id, in English; undefined where there are none. */
  fileOfNotes(source_id: string): Promise<DocumentFile | undefined>
}
