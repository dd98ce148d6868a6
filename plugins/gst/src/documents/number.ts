import type { PaperKind } from "@haat/checkout/contract"

/** Letter of each kind's number series; each kind has its own series without gaps. */
const LETTERS: Record<PaperKind, string> = { tax_invoice: "I", bill_of_supply: "B", credit_note: "C" }

/**
 * Formats the number of a document, such as "HI/2627/00042". The GST rules allow 16 characters, which suffice for
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
