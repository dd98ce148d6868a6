/** The key of a kind of document that goods leave with; each has a series of its own. */
export const DOCUMENT_KINDS = ["tax_invoice", "bill_of_supply"] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** All that is issued: credit notes have a series of their own too. */
export const PAPER_KINDS = [...DOCUMENT_KINDS, "credit_note"] as const
export type PaperKind = (typeof PAPER_KINDS)[number]
