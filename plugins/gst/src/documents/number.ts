import type { PaperKind } from "@haat/checkout/contract"

/** Letters of the kinds' number series: each kind has its own, so that each is without a gap. */
const LETTERS: Record<PaperKind, string> = { tax_invoice: "I", bill_of_supply: "B", credit_note: "C" }

/**
 * A document's number, at most sixteen characters as long as a year has fewer than ten million: "HI/2627/00042".
 * @param financial_year "2026-27"
 */
export function documentNumber(
  { kind, prefix, financial_year }: { kind: PaperKind; prefix: string; financial_year: string },
  serial: number,
): string {
  const [first, last] = financial_year.split("-")
  return `${prefix}${LETTERS[kind]}/${first.slice(2)}${last}/${String(serial).padStart(5, "0")}`
}
