/** Keys of the kinds of documents that goods leave with; each has its own number series. */
export const DOCUMENT_KINDS = ["tax_invoice", "bill_of_supply"] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** All kinds of documents that are issued: credit notes have their own series too. */
export const PAPER_KINDS = [...DOCUMENT_KINDS, "credit_note"] as const
export type PaperKind = (typeof PAPER_KINDS)[number]
