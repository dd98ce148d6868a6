import type { DocumentContent } from "../../contract"
import { amountInWords } from "../amount-in-words"
import { hsnSummary } from "../hsn-summary"
import {
  checkoutFieldRows,
  type DocumentLocale,
  documentRows,
  partyRows,
  placeOfSupplyRows,
  supplierRows,
  type TextRow,
} from "./header-rows"
import { lineColumns, listTotals, type Messages, money, summaryColumns } from "./parts"
import { drawQr } from "./qr"
import { A4_CONTENT_WIDTH_PT, A4_MARGIN_PT, type Sheet } from "./sheet"
import { table } from "./table"

const HALF = A4_CONTENT_WIDTH_PT / 2 - 10
const RIGHT = A4_MARGIN_PT + A4_CONTENT_WIDTH_PT / 2 + 10
const QR_SIDE = 96
/** In points: two inches by one at most. */
const LOGO = { width: 144, height: 56 }

/** Writes a document on A4 pages. */
export function drawA4(sheet: Sheet, content: DocumentContent, t: Messages, locale: DocumentLocale) {
  head(sheet, content, t, locale)
  table(sheet, lineColumns(content, t, locale), [...content.lines, ...content.delivery])
  totals(sheet, content, t, locale)
  summary(sheet, content, t)
  foot(sheet, content, t)
}

/** Draws rows below each other. @returns the position below the last */
function block(sheet: Sheet, x: number, y: number, rows: TextRow[]) {
  return rows
    .filter(({ text }) => text)
    .reduce((at, { text, ...style }) => at + sheet.drawText(text, x, at, { width: HALF, ...style }), y)
}

function head(sheet: Sheet, content: DocumentContent, t: Messages, locale: DocumentLocale) {
  const top = sheet.y
  const below = top + sheet.drawLogoAndGetHeight(content.logo, A4_MARGIN_PT, top, LOGO)
  const supplier = block(sheet, A4_MARGIN_PT, below, supplierRows(content, t, locale))
  sheet.y = Math.max(supplier, block(sheet, RIGHT, top, documentRows(content, t))) + 10
  sheet.drawSeparator()
  sheet.y += 8
  const parties = sheet.y
  const buyer = block(sheet, A4_MARGIN_PT, parties, partyRows(t.billedTo, content.buyer, t, locale))
  const delivered = block(sheet, RIGHT, parties, partyRows(t.deliveredTo, content.delivered_to, t, locale))
  sheet.y = Math.max(buyer, delivered) + 8
  const lines = [
    placeOfSupplyRows(content, t, locale)
      .flatMap(({ text }) => text || [])
      .join("     "),
    ...checkoutFieldRows(content, t, locale).map(({ text }) => text),
  ]
  for (const line of lines) sheet.y += sheet.drawText(line, A4_MARGIN_PT, sheet.y)
  sheet.y += 10
}

function totals(sheet: Sheet, content: DocumentContent, t: Messages, locale: DocumentLocale) {
  const rows = listTotals(content, t)
  sheet.ensureRoom(rows.length * 14 + 40)
  const width = 200
  const x = A4_MARGIN_PT + A4_CONTENT_WIDTH_PT - width
  rows.forEach(([label, amount], nth) => {
    const look = nth === rows.length - 1 ? { bold: true, size: 11 } : {}
    const height = sheet.drawText(label, x, sheet.y, { width: width / 2, ...look })
    sheet.drawText(amount, x + width / 2, sheet.y, { width: width / 2 - 4, align: "right", ...look })
    sheet.y += height + 1
  })
  sheet.y += 4
  sheet.y += sheet.drawText(`${t.inWords}: ${amountInWords(content.total_paise, locale)}`, A4_MARGIN_PT, sheet.y) + 12
}

function summary(sheet: Sheet, content: DocumentContent, t: Messages) {
  const rows = hsnSummary(content)
  sheet.ensureRoom(50)
  sheet.y += sheet.drawText(t.hsnSummary, A4_MARGIN_PT, sheet.y, { bold: true, size: 8 }) + 4
  table(sheet, summaryColumns(content, t), rows)
}

function foot(sheet: Sheet, { supplier, upi }: DocumentContent, t: Messages) {
  sheet.ensureRoom(upi ? QR_SIDE + 20 : 80)
  sheet.y += 6
  const top = sheet.y
  sheet.drawText(t.inRupees, A4_MARGIN_PT, top, { size: 8, color: "#555", width: HALF })
  if (upi) {
    drawQr(sheet, upi.uri, A4_MARGIN_PT, top + 14, QR_SIDE)
    const pay = t.payByUpi.replace("{amount}", `₹${money(upi.paise)}`)
    const beside = { width: HALF - QR_SIDE - 8 }
    const height = sheet.drawText(pay, A4_MARGIN_PT + QR_SIDE + 8, top + 30, { bold: true, ...beside })
    sheet.drawText(upi.id, A4_MARGIN_PT + QR_SIDE + 8, top + 30 + height, beside)
  }
  const at =
    top + sheet.drawText(t.forName.replace("{name}", supplier.name), RIGHT, top, { width: HALF, align: "right" })
  sheet.drawText(t.signatory, RIGHT, at + 36, { width: HALF, align: "right", size: 8, color: "#555" })
}
