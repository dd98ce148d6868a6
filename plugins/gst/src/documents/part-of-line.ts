import type { Taxed } from "@haat/checkout/contract"

const TAXES = ["cgst_paise", "sgst_paise", "utgst_paise", "igst_paise"] as const

/**
 * Returns the amounts of pieces `from` to `to` (exclusive, from 0) of a line that is shipped in several parcels. All
 * slices add up to the line, to the paisa.
 */
export function sliceLine(line: Taxed, pieces: number, from: number, to: number): Taxed {
  const part = (amount: number) => amountOfFirst(amount, pieces, to) - amountOfFirst(amount, pieces, from)
  const taxes = Object.fromEntries(TAXES.map((tax) => [tax, part(line[tax])])) as Pick<Taxed, (typeof TAXES)[number]>
  const paid_paise = part(line.paid_paise)
  const taxable_paise = TAXES.reduce((rest, tax) => rest - taxes[tax], paid_paise)
  return { ...line, paid_paise, taxable_paise, ...taxes }
}

/** Returns the amount of the first pieces of a line, rounded half up. */
const amountOfFirst = (amount: number, pieces: number, first: number) =>
  Number((2n * BigInt(amount) * BigInt(first) + BigInt(pieces)) / (2n * BigInt(pieces)))

/** Picks the split of an amount from a stored part. */
export const pickTaxed = ({ paid_paise, hsn, exempt, rate, taxable_paise, ...rest }: Taxed): Taxed => ({
  paid_paise,
  hsn,
  exempt,
  rate,
  taxable_paise,
  cgst_paise: rest.cgst_paise,
  sgst_paise: rest.sgst_paise,
  utgst_paise: rest.utgst_paise,
  igst_paise: rest.igst_paise,
})
