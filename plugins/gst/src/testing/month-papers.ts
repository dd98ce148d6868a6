import type { DocumentKind } from "@haat/checkout/contract"
import type { DocumentLine } from "../contract"
import type { Paper } from "../returns/papers"

/** A registered shop in Maharashtra. */
export const HOME_GSTIN = "27ABCDE1234F1Z0"
const BUYER = "33ABCDE1234F1Z7"

type Part = { hsn: string; rate: number; taxable: number; quantity?: number; exempt?: boolean }

function line({ hsn, rate, taxable, quantity = 0, exempt = false }: Part, inter: boolean): DocumentLine {
  const tax = (taxable * rate) / 10_000
  const taxes = inter
    ? { cgst_paise: 0, sgst_paise: 0, igst_paise: tax }
    : { cgst_paise: tax / 2, sgst_paise: tax / 2, igst_paise: 0 }
  return {
    line_id: quantity ? hsn : null,
    name: hsn,
    name_hi: null,
    hsn,
    unit: quantity ? "PCS" : "",
    quantity,
    price_paise: 0,
    discount_paise: 0,
    exempt,
    rate,
    taxable_paise: taxable,
    utgst_paise: 0,
    ...taxes,
    paid_paise: taxable + tax,
  }
}

type Wish = {
  day: string
  to: string
  parts: Part[]
  rounding?: number
  buyer_gstin?: string
  of?: Paper
  kind?: DocumentKind
}

/** Papers with numbers one after the other. */
function papersOf(wishes: ((before: Paper[]) => Wish)[]): Paper[] {
  const papers: Paper[] = []
  const serials = { tax_invoice: 0, bill_of_supply: 0, credit_note: 0 }
  const letters = { tax_invoice: "I", bill_of_supply: "B", credit_note: "C" }
  for (const wish of wishes) {
    const { day, to, parts, rounding: rounding_paise = 0, buyer_gstin = "", of, kind = "tax_invoice" } = wish(papers)
    const all = parts.map((part) => line(part, to !== HOME_GSTIN.slice(0, 2)))
    const named = of ? "credit_note" : kind
    const serial = ++serials[named]
    papers.push({
      kind: named,
      serial,
      number: `H${letters[named]}/2627/${String(serial).padStart(5, "0")}`,
      day,
      place_of_supply: to,
      buyer_gstin,
      rounding_paise,
      lines: all.filter(({ quantity }) => quantity),
      delivery: all.filter(({ quantity }) => !quantity),
      total_paise: all.reduce((sum, { paid_paise }) => sum + paid_paise, rounding_paise),
      original: of ? { kind: of.kind as DocumentKind, day: of.day, total_paise: of.total_paise } : null,
    })
  }
  return papers
}

const SAREE = { hsn: "500720", rate: 500 }
const PHONE = { hsn: "8517", rate: 1800 }
const WRAPPING = { hsn: "998540", rate: 1800 }
const DAL = { hsn: "0713", rate: 0, exempt: true }

/**
 * A November with large and small sales, a business that buys, exempt goods, wrapping as a service, and something of
 * each that comes back.
 */
export const NOVEMBER: Paper[] = papersOf([
  () => ({
    day: "2026-11-02",
    to: "27",
    rounding: 50,
    parts: [
      { ...SAREE, quantity: 2, taxable: 4_000_00 },
      { ...SAREE, taxable: 100_00 },
      { ...WRAPPING, taxable: 50_00 },
    ],
  }),
  () => ({ day: "2026-11-03", to: "33", parts: [{ ...PHONE, quantity: 1, taxable: 20_000_00 }] }),
  () => ({ day: "2026-11-09", to: "33", parts: [{ ...PHONE, quantity: 6, taxable: 1_20_000_00 }] }),
  () => ({
    day: "2026-11-12",
    to: "33",
    buyer_gstin: BUYER,
    parts: [
      { ...SAREE, quantity: 10, taxable: 20_000_00 },
      { ...PHONE, quantity: 1, taxable: 10_000_00 },
      { ...DAL, quantity: 5, taxable: 600_00 },
      { ...WRAPPING, taxable: 250_00 },
    ],
  }),
  () => ({ day: "2026-11-15", to: "27", kind: "bill_of_supply", parts: [{ ...DAL, quantity: 3, taxable: 360_00 }] }),
  () => ({
    day: "2026-11-16",
    to: "27",
    buyer_gstin: HOME_GSTIN,
    parts: [{ ...PHONE, quantity: 1, taxable: 1_000_00 }],
  }),
  ([saree]) => ({ day: "2026-11-20", to: "27", of: saree, parts: [{ ...SAREE, quantity: 1, taxable: 2_000_00 }] }),
  ([, , phones]) => ({
    day: "2026-11-21",
    to: "33",
    of: phones,
    parts: [{ ...PHONE, quantity: 1, taxable: 20_000_00 }],
  }),
  ([, , , business]) => ({
    day: "2026-11-22",
    to: "33",
    of: business,
    buyer_gstin: BUYER,
    parts: [
      { ...SAREE, quantity: 1, taxable: 2_000_00 },
      { ...DAL, quantity: 1, taxable: 120_00 },
      { ...WRAPPING, taxable: 50_00 },
    ],
  }),
  ([, , , , dal]) => ({ day: "2026-11-30", to: "27", of: dal, parts: [{ ...DAL, quantity: 1, taxable: 120_00 }] }),
])
