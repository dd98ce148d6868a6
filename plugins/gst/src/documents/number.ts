import type { PaperKind } from "@haat/checkout/contract"

/** Letter of each kind's number series; each kind has its own series without gaps. */
const LETTERS: Record<PaperKind, string> = { tax_invoice: "I", bill_of_supply: "B", credit_note: "C" }

/**
 * Formats the number of a document: prefix and letter, financial year, serial number, such as "HTI/2627/00042" for the
 * tax invoices of prefix "HT". The GST rules allow 16 characters: with a prefix of two letters they suffice for
 * 9,999,999 documents of a kind in a year.
 * @param financial_year "2026-27"
 */
export function documentNumber(
  { kind, prefix, financial_year }: { kind: PaperKind; prefix: string; financial_year: string },
  serial: number,
): string {
  const [first, last] = financial_year.split("-")
  return `${prefix}${LETTERS[kind]}/${first.slice(2)}${last}/${String(serial).padStart(5, "0")}`
}
