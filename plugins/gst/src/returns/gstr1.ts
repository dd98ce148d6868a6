import type { ReturnSums } from "../contract"
import { isService } from "../rules/is-service"
import { largeInvoiceAbove } from "../rules/return-thresholds"
import { type Amounts, add, byRate, isTaxed, NOTHING, type Paper, partsOf } from "./papers"

/** A document's taxed part at one rate. */
export type PaperRow = Amounts &
  Pick<Paper, "number" | "day" | "place_of_supply" | "total_paise" | "buyer_gstin"> & { rate: number }
export type SmallRow = Amounts & { inter_state: boolean; place_of_supply: string; rate: number }
export type ExemptRow = { inter_state: boolean; registered: boolean; nil_paise: number; exempt_paise: number }
export type HsnRow = Amounts & { hsn: string; unit: string; rate: number; quantity: number }
export type SeriesRow = { credit: boolean; from: string; to: string; count: number }

/** GSTR-1 of a month by table, in whole paise. Credits of small buyers are deducted from b2cs. */
export type Gstr1 = {
  gstin: string
  /** YYYY-MM */
  month: string
  b2b: PaperRow[]
  b2cl: PaperRow[]
  b2cs: SmallRow[]
  cdnr: PaperRow[]
  cdnur: PaperRow[]
  exempt: ExemptRow[]
  hsn_b2b: HsnRow[]
  hsn_b2c: HsnRow[]
  series: SeriesRow[]
  invoiced: ReturnSums
  credited: ReturnSums
}

const isCredit = ({ kind }: Paper) => kind === "credit_note"

/** Fills GSTR-1. @param papers documents of the month and GSTIN, by day and number */
export function gstr1(papers: Paper[], { gstin, month }: { gstin: string; month: string }): Gstr1 {
  const home = gstin.slice(0, 2)
  const isInter = ({ place_of_supply }: Paper) => place_of_supply !== home
  /** True when the invoice, or the credited one of a note, must be listed by itself. */
  const isLarge = (paper: Paper) => {
    const { total_paise, day } = paper.original ?? paper
    return isInter(paper) && total_paise > largeInvoiceAbove(day)
  }
  const registered = papers.filter(({ buyer_gstin }) => buyer_gstin)
  const others = papers.filter(({ buyer_gstin }) => !buyer_gstin)
  const listRows = (some: Paper[]) => some.flatMap(paperRows)
  const invoices = (some: Paper[]) => some.filter((paper) => !isCredit(paper))
  const credits = (some: Paper[]) => some.filter(isCredit)
  const large = others.filter(isLarge)
  const small = others.filter((paper) => !isLarge(paper))
  return {
    gstin,
    month,
    b2b: listRows(invoices(registered)),
    b2cl: listRows(invoices(large)),
    b2cs: aggregateSmallRows(small, isInter),
    cdnr: listRows(credits(registered)),
    cdnur: listRows(credits(large)),
    exempt: exemptRows(papers, isInter),
    hsn_b2b: hsnRows(registered),
    hsn_b2c: hsnRows(others),
    series: seriesRows(papers),
    invoiced: sumPapers(invoices(papers)),
    credited: sumPapers(credits(papers)),
  }
}

const paperRows = (paper: Paper): PaperRow[] => {
  const { number, day, place_of_supply, total_paise, buyer_gstin } = paper
  return byRate(paper).map((row) => ({ number, day, place_of_supply, total_paise, buyer_gstin, ...row }))
}

const creditSign = (paper: Paper) => (isCredit(paper) ? -1 : 1)

function aggregateSmallRows(papers: Paper[], isInter: (paper: Paper) => boolean): SmallRow[] {
  const rows = new Map<string, SmallRow>()
  for (const paper of papers)
    for (const part of partsOf(paper).filter(isTaxed)) {
      const { place_of_supply } = paper
      const key = `${place_of_supply} ${String(part.rate).padStart(6, "0")}`
      const before = rows.get(key) ?? NOTHING
      rows.set(key, {
        inter_state: isInter(paper),
        place_of_supply,
        rate: part.rate,
        ...add(before, part, creditSign(paper)),
      })
    }
  return sorted(rows)
}

function exemptRows(papers: Paper[], isInter: (paper: Paper) => boolean): ExemptRow[] {
  const rows = [true, false].flatMap((registered) =>
    [true, false].map((inter_state) => ({ inter_state, registered, nil_paise: 0, exempt_paise: 0 })),
  )
  for (const paper of papers)
    for (const part of partsOf(paper)) {
      if (isTaxed(part)) continue
      const row = rows.find(
        ({ inter_state, registered }) => inter_state === isInter(paper) && registered === Boolean(paper.buyer_gstin),
      )
      if (row) row[part.exempt ? "exempt_paise" : "nil_paise"] += creditSign(paper) * part.paid_paise
    }
  return rows.filter(({ nil_paise, exempt_paise }) => nil_paise || exempt_paise)
}

/** Unit code of a row: services, whose codes begin with 99, have none. */
export const unitOf = ({ unit, hsn }: Pick<HsnRow, "unit" | "hsn">) => unit || (isService(hsn) ? "NA" : "PCS")

/** Sums by HSN code and rate; delivery has the codes of its goods, charges their own, and neither has pieces. */
function hsnRows(papers: Paper[]): HsnRow[] {
  const rows = new Map<string, HsnRow>()
  for (const paper of papers)
    for (const part of partsOf(paper)) {
      const key = `${part.hsn.padEnd(8)} ${String(part.rate).padStart(6, "0")}`
      const before = rows.get(key) ?? { ...NOTHING, unit: "", quantity: 0 }
      const pieces = part.line_id === null ? 0 : part.quantity
      rows.set(key, {
        hsn: part.hsn,
        rate: part.rate,
        unit: before.unit || part.unit,
        quantity: before.quantity + creditSign(paper) * pieces,
        ...add(before, part, creditSign(paper)),
      })
    }
  return sorted(rows)
}

const sorted = <Row>(rows: Map<string, Row>) => [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)

/** Each series from its first number in the month to its last: invoices, then bills of supply, then credit notes. */
function seriesRows(papers: Paper[]): SeriesRow[] {
  const kinds = ["tax_invoice", "bill_of_supply", "credit_note"] as const
  return kinds.flatMap((kind) => {
    const series = new Map<string, Paper[]>()
    for (const paper of papers.filter((one) => one.kind === kind)) {
      const prefix = paper.number.slice(0, paper.number.lastIndexOf("/"))
      const before = series.get(prefix)
      if (before) before.push(paper)
      else series.set(prefix, [paper])
    }
    return [...series.values()].map((some) => {
      const numbers = some.toSorted((a, b) => a.serial - b.serial)
      const [first, last] = [numbers[0], numbers[numbers.length - 1]]
      return { credit: kind === "credit_note", from: first.number, to: last.number, count: numbers.length }
    })
  })
}

function sumPapers(papers: Paper[]): ReturnSums {
  const parts = papers.flatMap(partsOf)
  const taxed = parts.filter(isTaxed).reduce((sum, part) => add(sum, part), NOTHING)
  const untaxed = parts.filter((part) => !isTaxed(part)).reduce((sum, part) => add(sum, part), NOTHING)
  const { taxable_paise, cgst_paise, sgst_paise, igst_paise } = taxed
  return {
    documents: papers.length,
    taxable_paise,
    cgst_paise,
    sgst_paise,
    igst_paise,
    untaxed_paise: untaxed.paid_paise,
    rounding_paise: papers.reduce((sum, { rounding_paise }) => sum + rounding_paise, 0),
    total_paise: papers.reduce((sum, { total_paise }) => sum + total_paise, 0),
  }
}
