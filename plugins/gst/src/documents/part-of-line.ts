import type { Taxed } from "@haat/checkout/contract"

const TAXES = ["cgst_paise", "sgst_paise", "utgst_paise", "igst_paise"] as const

/**
 * Amounts of pieces `from` to `to` (exclusive, counted from 0) of a line that leaves in several parcels. All parts add
 * up to the line, to the paisa; all pieces at once are the line itself.
 */
export function partOfLine(line: Taxed, pieces: number, from: number, to: number): Taxed {
  const part = (amount: number) => until(amount, pieces, to) - until(amount, pieces, from)
  const taxes = Object.fromEntries(TAXES.map((tax) => [tax, part(line[tax])])) as Pick<Taxed, (typeof TAXES)[number]>
  const paid_paise = part(line.paid_paise)
  const taxable_paise = TAXES.reduce((rest, tax) => rest - taxes[tax], paid_paise)
  return { ...line, paid_paise, taxable_paise, ...taxes }
}

/** Amount of the first pieces of a line. */
const until = (amount: number, pieces: number, first: number) =>
  Number((2n * BigInt(amount) * BigInt(first) + BigInt(pieces)) / (2n * BigInt(pieces)))
