import { stateByCode } from "@haat/places/contract"
import { toRupees } from "@haat/sdk/money"
import type { DocumentContent, DocumentLine } from "../../contract"
import { isService } from "../../rules/is-service"
import { type HsnRow, sumAmounts } from "../hsn-summary"
import type { messages } from "../messages"
import type { Column } from "./table"

/** Texts of documents in one language, usually named `t`. */
export type Messages = typeof messages

const MONEY = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Paise as rupees with two decimals. */
export const money = (paise: number) => MONEY.format(toRupees(paise))
/** Basis points as per cent. */
export const percent = (rate: number) => `${rate / 100}%`

type Amounts = Pick<DocumentLine, "cgst_paise" | "sgst_paise" | "utgst_paise" | "igst_paise" | "rate">
type Tax = { title: string; amount: (of: Omit<Amounts, "rate">) => number; rate: (of: Pick<Amounts, "rate">) => number }

/**
 * The taxes a document has: IGST, or CGST with SGST or UTGST; none on a bill of supply and its credit notes. Where all
 * amounts are zero, as of goods that cost nothing, the states decide.
 */
export function listTaxes(content: DocumentContent, t: Messages): Tax[] {
  const { kind, credits, lines, delivery, supplier, place_of_supply } = content
  if ((credits?.kind ?? kind) === "bill_of_supply") return []
  const sums = sumAmounts([...lines, ...delivery])
  const isUntaxed = !sums.igst_paise && !sums.cgst_paise
  if (sums.igst_paise || (isUntaxed && supplier.state !== place_of_supply))
    return [{ title: t.igst, amount: ({ igst_paise }) => igst_paise, rate: ({ rate }) => rate }]
  const half = ({ rate }: Pick<Amounts, "rate">) => rate / 2
  return [
    { title: t.cgst, amount: ({ cgst_paise }) => cgst_paise, rate: half },
    sums.utgst_paise || (isUntaxed && stateByCode(place_of_supply)?.utgst)
      ? { title: t.utgst, amount: ({ utgst_paise }) => utgst_paise, rate: half }
      : { title: t.sgst, amount: ({ sgst_paise }) => sgst_paise, rate: half },
  ]
}

/** HSN code of goods or SAC of a service, such as "HSN 6204"; empty without a code. */
export const labelledHsn = (hsn: string, t: Messages) => hsn && `${isService(hsn) ? t.sac : t.hsn} ${hsn}`

/** Name of a line. */
export const lineName = (line: DocumentLine, t: Messages, locale: "en" | "hi") =>
  line.line_id === null && !line.name ? t.delivery : (locale === "hi" && line.name_hi) || line.name

export function lineColumns(content: DocumentContent, t: Messages, locale: "en" | "hi"): Column<DocumentLine>[] {
  const taxes = listTaxes(content, t)
  const notes = ({ hsn, exempt }: DocumentLine) =>
    [labelledHsn(hsn, t), content.charges_tax && exempt && t.exempt].filter(Boolean).join(", ")
  const isGoods = (line: DocumentLine) => line.line_id !== null
  const prices: Column<DocumentLine>[] = [
    {
      title: taxes.length ? t.price : t.priceWithoutTax,
      width: 58,
      cell: (line) => (isGoods(line) ? money(line.price_paise) : ""),
    },
    { title: t.discount, width: 52, cell: (line) => (line.discount_paise ? money(line.discount_paise) : "") },
  ]
  return [
    { title: t.item, left: true, cell: (line) => lineName(line, t, locale), small: notes },
    {
      title: t.quantity,
      width: 46,
      cell: (line) => (isGoods(line) && line.quantity ? `${line.quantity} ${line.unit}` : ""),
    },
    ...(content.credits ? [] : prices),
    ...(taxes.length
      ? [{ title: t.taxable, width: 64, cell: ({ taxable_paise }: DocumentLine) => money(taxable_paise) }]
      : []),
    ...taxes.map(({ title, amount, rate }) => ({
      title,
      width: 50,
      cell: (line: DocumentLine) => money(amount(line)),
      small: (line: DocumentLine) => percent(rate(line)),
    })),
    { title: t.total, width: 66, cell: ({ paid_paise }) => money(paid_paise) },
  ]
}

/** Sums below the lines, the total last. */
export function listTotals(content: DocumentContent, t: Messages): [string, string][] {
  const sums = sumAmounts([...content.lines, ...content.delivery])
  const taxes = listTaxes(content, t)
  return [
    ...(taxes.length ? [[t.taxable, money(sums.taxable_paise)] as [string, string]] : []),
    ...taxes.map(({ title, amount }) => [title, money(amount(sums))] as [string, string]),
    ...(content.rounding_paise ? [[t.rounding, money(content.rounding_paise)] as [string, string]] : []),
    [t.total, `₹${money(content.total_paise)}`],
  ]
}

export function summaryColumns(content: DocumentContent, t: Messages): Column<HsnRow>[] {
  const taxes = listTaxes(content, t)
  return [
    { title: t.hsn, left: true, cell: ({ hsn }) => hsn || "–" },
    { title: taxes.length ? t.taxable : t.total, width: 90, cell: ({ taxable_paise }) => money(taxable_paise) },
    ...(taxes.length ? [{ title: t.rate, width: 60, cell: ({ rate }: HsnRow) => percent(rate) }] : []),
    ...taxes.map(({ title, amount }) => ({ title, width: 80, cell: (row: HsnRow) => money(amount(row)) })),
  ]
}
