/** Kinds of invoices that are issued when goods are shipped; each has its own number series. */
export const DOCUMENT_KINDS = ["tax_invoice", "bill_of_supply"] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** All kinds of documents that are issued; credit notes have their own number series. */
export const PAPER_KINDS = [...DOCUMENT_KINDS, "credit_note"] as const
export type PaperKind = (typeof PAPER_KINDS)[number]
