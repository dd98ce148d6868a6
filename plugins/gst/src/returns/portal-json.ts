import { toRupees } from "@haat/sdk/money"
import { type Gstr1, type HsnRow, type PaperRow, unitOf } from "./gstr1"
import type { Amounts } from "./papers"

const percent = (rate: number) => rate / 100
/** DD-MM-YYYY, as the portal reads days. */
const date = (day: string) => day.split("-").reverse().join("-")

const taxes = ({ taxable_paise, igst_paise, cgst_paise, sgst_paise }: Amounts, inter_state: boolean) => ({
  txval: toRupees(taxable_paise),
  ...(inter_state ? { iamt: toRupees(igst_paise) } : { camt: toRupees(cgst_paise), samt: toRupees(sgst_paise) }),
  csamt: 0,
})

/** Rows of the same document in a row, as the portal's `itms`. */
function documents(rows: PaperRow[], home: string) {
  const numbers = [...new Set(rows.map(({ number }) => number))]
  return numbers.map((number) => {
    const of = rows.filter((row) => row.number === number)
    const [{ day, total_paise, place_of_supply, buyer_gstin }] = of
    const itms = of.map((row, nth) => ({
      num: nth + 1,
      itm_det: { rt: percent(row.rate), ...taxes(row, place_of_supply !== home) },
    }))
    return { number, date: date(day), val: toRupees(total_paise), pos: place_of_supply, buyer_gstin, itms }
  })
}

const groupBy = <T, Name extends string>(all: T[], key: (one: T) => string, name: Name, under: (some: T[]) => object) =>
  [...new Set(all.map(key))].map((value) => ({
    [name]: value,
    ...under(all.filter((one) => key(one) === value)),
  }))

const hsn = (rows: HsnRow[]) =>
  rows.map((row, nth) => ({
    num: nth + 1,
    hsn_sc: row.hsn,
    desc: "",
    uqc: unitOf(row),
    qty: row.quantity,
    rt: percent(row.rate),
    txval: toRupees(row.taxable_paise),
    iamt: toRupees(row.igst_paise),
    camt: toRupees(row.cgst_paise),
    samt: toRupees(row.sgst_paise),
    csamt: 0,
  }))

const series = (rows: Gstr1["series"], credit: boolean, doc_num: number, doc_typ: string) => {
  const docs = rows
    .filter((row) => row.credit === credit)
    .map(({ from, to, count }, nth) => ({ num: nth + 1, from, to, totnum: count, cancel: 0, net_issue: count }))
  return docs.length ? [{ doc_num, doc_typ, docs }] : []
}

/** The return as the portal's offline tool writes it: amounts in rupees, empty tables left out. */
export function portalJson(month: Gstr1) {
  const home = month.gstin.slice(0, 2)
  const [year, number] = month.month.split("-")
  const tables = {
    b2b: groupBy(
      documents(month.b2b, home),
      ({ buyer_gstin }) => buyer_gstin,
      "ctin",
      (some) => ({
        inv: some.map(({ number: inum, date: idt, val, pos, itms }) => ({
          inum,
          idt,
          val,
          pos,
          rchrg: "N",
          inv_typ: "R",
          itms,
        })),
      }),
    ),
    b2cl: groupBy(
      documents(month.b2cl, home),
      ({ pos }) => pos,
      "pos",
      (some) => ({
        inv: some.map(({ number: inum, date: idt, val, itms }) => ({ inum, idt, val, itms })),
      }),
    ),
    b2cs: month.b2cs.map((row) => ({
      sply_ty: row.inter_state ? "INTER" : "INTRA",
      pos: row.place_of_supply,
      typ: "OE",
      rt: percent(row.rate),
      ...taxes(row, row.inter_state),
    })),
    cdnr: groupBy(
      documents(month.cdnr, home),
      ({ buyer_gstin }) => buyer_gstin,
      "ctin",
      (some) => ({
        nt: some.map(({ number: nt_num, date: nt_dt, val, pos, itms }) => ({
          ntty: "C",
          nt_num,
          nt_dt,
          val,
          pos,
          rchrg: "N",
          inv_typ: "R",
          itms,
        })),
      }),
    ),
    cdnur: documents(month.cdnur, home).map(({ number: nt_num, date: nt_dt, val, pos, itms }) => ({
      typ: "B2CL",
      ntty: "C",
      nt_num,
      nt_dt,
      val,
      pos,
      itms,
    })),
    nil: {
      inv: month.exempt.map(({ inter_state, registered, nil_paise, exempt_paise }) => ({
        sply_ty: `${inter_state ? "INTR" : "INTRA"}${registered ? "B2B" : "B2C"}`,
        nil_amt: toRupees(nil_paise),
        expt_amt: toRupees(exempt_paise),
        ngsup_amt: 0,
      })),
    },
    hsn: { hsn_b2b: hsn(month.hsn_b2b), hsn_b2c: hsn(month.hsn_b2c) },
    doc_issue: {
      doc_det: [
        ...series(month.series, false, 1, "Invoices for outward supply"),
        ...series(month.series, true, 5, "Credit Note"),
      ],
    },
  }
  const filled = Object.entries(tables).filter(([, table]) => Object.values(table).some((part) => hasRows(part)))
  return { gstin: month.gstin, fp: `${number}${year}`, ...Object.fromEntries(filled) }
}

const hasRows = (part: unknown) => !Array.isArray(part) || part.length > 0
