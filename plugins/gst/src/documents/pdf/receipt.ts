import type { DocumentContent, DocumentLine } from "../../contract"
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
import { labelledHsn, lineName, listTaxes, listTotals, type Messages, money, percent } from "./parts"
import { drawQr } from "./qr"
import type { Sheet } from "./sheet"

const QR_SIDE_PT = 120
const LOGO_BOX = { width: 120, height: 44 }
const FONT_SIZE_PT = 7.5
const SMALL_FONT_SIZE_PT = 6.5
/** Maximum font size of a `TextRow`, whose sizes are meant for A4. */
const MAX_FONT_SIZE_PT = 11
/** Part of the width that an amount may take when its label stands on the same line. */
const MAX_AMOUNT_SHARE = 0.72
const LABEL_GAP_PT = 4

/** Draws a document on a receipt roll: one column, each invoice line in two or three rows. */
export function drawReceipt(sheet: Sheet, content: DocumentContent, t: Messages, locale: DocumentLocale) {
  sheet.y += sheet.drawLogoAndGetHeight(content.logo, sheet.margin, sheet.y, LOGO_BOX)
  appendTextRows(sheet, supplierRows(content, t, locale))
  appendSeparator(sheet)
  appendTextRows(sheet, documentRows(content, t))
  appendSeparator(sheet)
  appendTextRows(sheet, partyRows(t.billedTo, content.buyer, t, locale))
  appendTextRows(sheet, partyRows(t.deliveredTo, content.delivered_to, t, locale))
  appendTextRows(sheet, [...placeOfSupplyRows(content, t, locale), ...checkoutFieldRows(content, t, locale)])
  appendSeparator(sheet)
  for (const line of [...content.lines, ...content.delivery]) appendInvoiceLine(sheet, content, line, t, locale)
  appendSeparator(sheet)
  const totals = listTotals(content, t)
  totals.forEach(([label, amount], index) => {
    appendAmount(sheet, label, amount, index === totals.length - 1 ? { bold: true, size: 10 } : {})
  })
  appendText(sheet, `${t.inWords}: ${amountInWords(content.total_paise, locale)}`)
  appendSeparator(sheet)
  appendText(sheet, t.hsnSummary, { bold: true, size: SMALL_FONT_SIZE_PT })
  const taxes = listTaxes(content, t)
  for (const row of hsnSummary(content)) {
    const taxTexts = taxes.map(({ title, amount }) => `${title} ${money(amount(row))}`)
    const label = [row.hsn || "–", taxes.length ? percent(row.rate) : ""].filter(Boolean).join(", ")
    appendAmount(sheet, label, [money(row.taxable_paise), ...taxTexts].join(" + "), { size: SMALL_FONT_SIZE_PT })
  }
  appendSeparator(sheet)
  appendUpiQrAndSignature(sheet, content, t)
}

type TextStyle = Omit<TextRow, "text"> & { color?: string }

/** Draws text below the current content and moves `y` down by its height. */
function appendText(sheet: Sheet, text: string, { size = FONT_SIZE_PT, ...style }: TextStyle = {}) {
  sheet.y += sheet.drawText(text, sheet.margin, sheet.y, { size, ...style })
}

/** Draws rows below each other; those without text are left out. */
const appendTextRows = (sheet: Sheet, rows: TextRow[]) => {
  for (const { text, size = FONT_SIZE_PT, ...style } of rows)
    if (text) appendText(sheet, text, { size: Math.min(size, MAX_FONT_SIZE_PT), ...style })
}

/** Draws a horizontal line with a gap above and below. */
function appendSeparator(sheet: Sheet) {
  sheet.y += 3
  sheet.drawSeparator()
  sheet.y += 4
}

/**
 * Draws a label on the left and an amount on the right. An amount too wide for that stands below its label; it wraps
 * only when it is wider than the paper.
 */
function appendAmount(sheet: Sheet, label: string, amount: string, style: TextStyle = {}) {
  const { margin, width } = sheet
  const size = style.size ?? FONT_SIZE_PT
  const amountWidth = sheet.textWidth(amount, size, style.bold) + 2
  if (amountWidth > width * MAX_AMOUNT_SHARE) {
    appendText(sheet, label, style)
    sheet.y += sheet.drawText(amount, margin, sheet.y, { ...style, size, align: "right" })
    return
  }
  const amountX = margin + width - amountWidth
  const labelStyle = { ...style, size, width: width - amountWidth - LABEL_GAP_PT }
  const labelHeight = sheet.drawText(label, margin, sheet.y, labelStyle)
  const amountHeight = sheet.drawText(amount, amountX, sheet.y, { ...style, size, width: amountWidth, align: "right" })
  sheet.y += Math.max(labelHeight, amountHeight)
}

/** Draws the name of a line, then its quantity and amount, then its HSN and taxes. */
function appendInvoiceLine(
  sheet: Sheet,
  content: DocumentContent,
  line: DocumentLine,
  t: Messages,
  locale: DocumentLocale,
) {
  appendText(sheet, lineName(line, t, locale), { bold: true })
  const discount = line.discount_paise ? ` − ${money(line.discount_paise)}` : ""
  // A blank has the height of a row of text; an empty text has none.
  const label = `${quantityAndPrice(content, line)}${discount}` || " "
  appendAmount(sheet, label, money(line.paid_paise))
  const taxes = listTaxes(content, t)
  const taxTexts = taxes.map(({ title, amount, rate }) => `${title} ${percent(rate(line))} ${money(amount(line))}`)
  const details = [
    labelledHsn(line.hsn, t),
    content.charges_tax && line.exempt ? t.exempt : "",
    taxes.length ? [money(line.taxable_paise), ...taxTexts].join(" + ") : "",
  ].filter(Boolean)
  if (details.length) appendText(sheet, details.join(", "), { size: SMALL_FONT_SIZE_PT, color: "#333" })
  sheet.y += 2
}

/** Returns "2 PCS × 499.00", on a credit note "2 PCS"; empty for delivery, charges and amounts without pieces. */
function quantityAndPrice(content: DocumentContent, line: DocumentLine): string {
  const isGoods = line.line_id !== null
  if (!isGoods || line.quantity === 0) return ""
  const quantity = `${line.quantity} ${line.unit}`
  const isCreditNote = content.credits !== undefined
  return isCreditNote ? quantity : `${quantity} × ${money(line.price_paise)}`
}

/** Draws the UPI code when an amount is due, and the place for the signature. */
function appendUpiQrAndSignature(sheet: Sheet, { supplier, upi }: DocumentContent, t: Messages) {
  appendText(sheet, t.inRupees, { size: SMALL_FONT_SIZE_PT })
  if (upi) {
    drawQr(sheet, upi.uri, sheet.margin + (sheet.width - QR_SIDE_PT) / 2, sheet.y + 2, QR_SIDE_PT)
    sheet.y += QR_SIDE_PT + 4
    appendText(sheet, t.payByUpi.replace("{amount}", `₹${money(upi.paise)}`), { bold: true })
    appendText(sheet, upi.id)
  }
  appendText(sheet, t.forName.replace("{name}", supplier.name))
  sheet.y += 26
  appendText(sheet, t.signatory, { size: SMALL_FONT_SIZE_PT })
}
