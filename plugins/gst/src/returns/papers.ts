import type { DocumentKind } from "@haat/checkout/contract"
import type { DocumentContent, DocumentLine } from "../contract"

/** Part of a document that a return needs. */
export type Paper = Pick<
  DocumentContent,
  "kind" | "number" | "day" | "place_of_supply" | "lines" | "delivery" | "rounding_paise" | "total_paise"
> & {
  serial: number
  /** empty where the buyer named none */
  buyer_gstin: string
  /** document that a credit note credits */
  original: { kind: DocumentKind; day: string; total_paise: number } | null
}

/** Amounts in whole paise; SGST and UTGST are one column of a return. */
export type Amounts = Record<"taxable_paise" | "cgst_paise" | "sgst_paise" | "igst_paise" | "paid_paise", number>

export const NOTHING: Amounts = { taxable_paise: 0, cgst_paise: 0, sgst_paise: 0, igst_paise: 0, paid_paise: 0 }

/** Adds a part to the sums. @param sign -1 for a credit note */
export const add = (sum: Amounts, part: DocumentLine, sign = 1): Amounts => ({
  taxable_paise: sum.taxable_paise + sign * part.taxable_paise,
  cgst_paise: sum.cgst_paise + sign * part.cgst_paise,
  sgst_paise: sum.sgst_paise + sign * (part.sgst_paise + part.utgst_paise),
  igst_paise: sum.igst_paise + sign * part.igst_paise,
  paid_paise: sum.paid_paise + sign * part.paid_paise,
})

export const partsOf = ({ lines, delivery }: Pick<Paper, "lines" | "delivery">) => [...lines, ...delivery]

export const isTaxed = ({ exempt, rate }: DocumentLine) => !exempt && rate > 0

/** Taxed amounts of a document by rate, the lowest first. */
export function byRate(paper: Paper): (Amounts & { rate: number })[] {
  const rates = new Map<number, Amounts>()
  for (const part of partsOf(paper).filter(isTaxed)) rates.set(part.rate, add(rates.get(part.rate) ?? NOTHING, part))
  return [...rates].map(([rate, amounts]) => ({ rate, ...amounts })).sort((a, b) => a.rate - b.rate)
}
