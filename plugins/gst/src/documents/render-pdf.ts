import type { DocumentContent, Party } from "../contract"
import { stateByCode } from "../rules/states"
import { amountInWords } from "./amount-in-words"
import { hsnSummary } from "./hsn-summary"
import { messages as english } from "./messages"
import { messages as hindi } from "./messages.hi"
import { lineColumns, summaryColumns, totalsOf, type Words } from "./pdf/parts"
import { MARGIN, Sheet, WIDTH } from "./pdf/sheet"
import { table } from "./pdf/table"

export type DocumentLocale = "en" | "hi"

const HALF = WIDTH / 2 - 10
const RIGHT = MARGIN + WIDTH / 2 + 10

const stateName = (code: string, locale: DocumentLocale) => {
  const state = stateByCode(code)
  return state ? `${state[locale]} (${code})` : ""
}

/** DD.MM.YYYY, as a day is written on paper. */
const dayOnPaper = (day: string) => day.split("-").reverse().join(".")

/** The documents as one file of A4 pages, each beginning on a page of its own. The same documents always give the same file. */
export async function renderPdf(documents: DocumentContent[], locale: DocumentLocale): Promise<Buffer> {
  const t: Words = locale === "hi" ? hindi : english
  const [first] = documents
  const sheet = new Sheet(
    {
      Title: `${t[first.kind]} ${first.number}`,
      Author: first.supplier.name,
      CreationDate: new Date(`${first.day}T00:00:00Z`),
    },
    locale === "hi" ? "hi-IN" : "en-IN",
  )
  documents.forEach((content, nth) => {
    if (nth) sheet.newPage()
    head(sheet, content, t, locale)
    table(sheet, lineColumns(content, t, locale), [...content.lines, ...content.delivery])
    totals(sheet, content, t, locale)
    summary(sheet, content, t)
    foot(sheet, content, t)
  })
  return sheet.end((page, pages) => t.page.replace("{page}", String(page)).replace("{pages}", String(pages)))
}

/** Writes lines below each other. @returns where the next would be */
function block(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  lines: { words: string; bold?: boolean; size?: number }[],
) {
  return lines
    .filter(({ words }) => words)
    .reduce((at, { words, ...look }) => at + sheet.text(words, x, at, { width, ...look }), y)
}

function head(sheet: Sheet, content: DocumentContent, t: Words, locale: DocumentLocale) {
  const { supplier, shop_name, order, credits } = content
  const own = [
    { words: shop_name, bold: true, size: 16 },
    { words: supplier.name === shop_name ? "" : supplier.name, bold: true },
    ...supplier.address.map((words) => ({ words })),
    { words: supplier.state && `${t.state}: ${stateName(supplier.state, locale)}` },
    { words: supplier.gstin && `${t.gstin}: ${supplier.gstin}`, bold: true },
    { words: supplier.pan && `${t.pan}: ${supplier.pan}` },
  ]
  const method = t.methods[order.payment_method] ?? order.payment_method
  const paid = t.paid[order.payment_status] ?? order.payment_status
  const about = [
    { words: t[content.kind], bold: true, size: 14 },
    { words: `${t.number}: ${content.number}`, bold: true },
    { words: `${t.date}: ${dayOnPaper(content.day)}` },
    { words: `${t.order}: #${order.display_id}` },
    { words: `${t.orderDate}: ${dayOnPaper(order.placed_on)}` },
    ...(credits
      ? [
          { words: `${t.credits[credits.kind]}: ${credits.number}`, bold: true },
          { words: `${t.ofDay} ${dayOnPaper(credits.day)}` },
          { words: `${t.reason}: ${t.reasons[credits.reason] ?? credits.reason}` },
        ]
      : [{ words: `${t.payment}: ${method}, ${paid}` }]),
  ]
  const top = sheet.y
  sheet.y = Math.max(block(sheet, MARGIN, top, HALF, own), block(sheet, RIGHT, top, HALF, about)) + 10
  sheet.line()
  sheet.y += 8
  const parties = sheet.y
  const party = (title: string, { name, address, state, gstin }: Party) => [
    { words: title, bold: true, size: 8 },
    { words: name },
    ...address.map((words) => ({ words })),
    { words: state && `${t.state}: ${stateName(state, locale)}` },
    { words: gstin && `${t.gstin}: ${gstin}` },
  ]
  const bottom = [
    block(sheet, MARGIN, parties, HALF, party(t.billedTo, content.buyer)),
    block(sheet, RIGHT, parties, HALF, party(t.deliveredTo, content.delivered_to)),
  ]
  sheet.y = Math.max(...bottom) + 8
  const place = stateName(content.place_of_supply, locale)
  const facts = [place && `${t.placeOfSupply}: ${place}`, t.reverseCharge].filter(Boolean)
  sheet.y += sheet.text(facts.join("     "), MARGIN, sheet.y) + 10
}

function totals(sheet: Sheet, content: DocumentContent, t: Words, locale: DocumentLocale) {
  const rows = totalsOf(content, t)
  sheet.room(rows.length * 14 + 40)
  const width = 200
  const x = MARGIN + WIDTH - width
  rows.forEach(([label, amount], nth) => {
    const look = nth === rows.length - 1 ? { bold: true, size: 11 } : {}
    const height = sheet.text(label, x, sheet.y, { width: width / 2, ...look })
    sheet.text(amount, x + width / 2, sheet.y, { width: width / 2 - 4, align: "right", ...look })
    sheet.y += height + 1
  })
  sheet.y += 4
  sheet.y += sheet.text(`${t.inWords}: ${amountInWords(content.total_paise, locale)}`, MARGIN, sheet.y) + 12
}

function summary(sheet: Sheet, content: DocumentContent, t: Words) {
  const rows = hsnSummary(content)
  sheet.room(50)
  sheet.y += sheet.text(t.hsnSummary, MARGIN, sheet.y, { bold: true, size: 8 }) + 4
  table(sheet, summaryColumns(content, t), rows)
}

function foot(sheet: Sheet, { supplier }: DocumentContent, t: Words) {
  sheet.room(80)
  sheet.y += 6
  sheet.text(t.inRupees, MARGIN, sheet.y, { size: 8, color: "#555", width: HALF })
  const at =
    sheet.y + sheet.text(t.forName.replace("{name}", supplier.name), RIGHT, sheet.y, { width: HALF, align: "right" })
  sheet.text(t.signatory, RIGHT, at + 36, { width: HALF, align: "right", size: 8, color: "#555" })
}
