import type { DocumentContent, DocumentLine } from "../contract"

const AMOUNTS = ["taxable_paise", "cgst_paise", "sgst_paise", "utgst_paise", "igst_paise", "paid_paise"] as const
type Amounts = Pick<DocumentLine, (typeof AMOUNTS)[number]>
export type HsnRow = Amounts & { hsn: string; rate: number }

const NOTHING = Object.fromEntries(AMOUNTS.map((name) => [name, 0])) as Amounts

const add = (a: Amounts, b: Amounts) => Object.fromEntries(AMOUNTS.map((name) => [name, a[name] + b[name]])) as Amounts

/** Adds up the amounts of a document's parts. */
export const sumAmounts = (parts: Amounts[]): Amounts => parts.reduce(add, NOTHING)

/** Sums a document's amounts by HSN code and rate, delivery and charges included. */
export function hsnSummary({ lines, delivery }: Pick<DocumentContent, "lines" | "delivery">): HsnRow[] {
  const rows = new Map<string, HsnRow>()
  for (const line of [...lines, ...delivery]) {
    const { hsn, rate } = line
    const key = `${hsn} ${rate}`
    rows.set(key, { hsn, rate, ...add(rows.get(key) ?? NOTHING, line) })
  }
  return [...rows.values()]
}
