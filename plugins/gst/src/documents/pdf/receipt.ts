import type { DocumentContent, DocumentLine } from "../../contract"
import { amountInWords } from "../amount-in-words"
import { hsnSummary } from "../hsn-summary"
import {
  type DocumentLocale,
  documentFacts,
  type Fact,
  fieldFacts,
  partyFacts,
  placeFacts,
  supplierFacts,
} from "./facts"
import { codeOf, money, nameOf, percent, taxesOf, totalsOf, type Words } from "./parts"
import { drawQr } from "./qr"
import type { Sheet } from "./sheet"

const QR_SIDE_PT = 120
const LOGO_BOX = { width: 120, height: 44 }
const FONT_SIZE_PT = 7.5
const SMALL_FONT_SIZE_PT = 6.5
/** Maximum font size of a fact: the sizes of `Fact` are meant for A4. */
const MAX_FACT_SIZE_PT = 11

/** Draws a document on a receipt roll: one column, each invoice line in two or three rows. */
export function drawReceipt(sheet: Sheet, content: DocumentContent, t: Words, locale: DocumentLocale) {
  sheet.y += sheet.drawLogo(content.logo, sheet.margin, sheet.y, LOGO_BOX)
  appendFacts(sheet, supplierFacts(content, t, locale))
  appendSeparator(sheet)
  appendFacts(sheet, documentFacts(content, t))
  appendSeparator(sheet)
  appendFacts(sheet, partyFacts(t.billedTo, content.buyer, t, locale))
  appendFacts(sheet, partyFacts(t.deliveredTo, content.delivered_to, t, locale))
  appendFacts(sheet, [...placeFacts(content, t, locale).map((words) => ({ words })), ...fieldFacts(content, t, locale)])
  appendSeparator(sheet)
  for (const line of [...content.lines, ...content.delivery]) appendInvoiceLine(sheet, content, line, t, locale)
  appendSeparator(sheet)
  const totals = totalsOf(content, t)
  totals.forEach(([label, amount], index) => {
    appendAmount(sheet, label, amount, index === totals.length - 1 ? { bold: true, size: 10 } : {})
  })
  appendText(sheet, `${t.inWords}: ${amountInWords(content.total_paise, locale)}`)
  appendSeparator(sheet)
  appendText(sheet, t.hsnSummary, { bold: true, size: SMALL_FONT_SIZE_PT })
  const taxes = taxesOf(content, t)
  for (const row of hsnSummary(content)) {
    const taxTexts = taxes.map(({ title, amount }) => `${title} ${money(amount(row))}`)
    const label = [`${row.hsn || "–"}`, taxes.length ? percent(row.rate) : ""].filter(Boolean).join(", ")
    appendAmount(sheet, label, [money(row.taxable_paise), ...taxTexts].join(" + "), { size: SMALL_FONT_SIZE_PT })
  }
  appendSeparator(sheet)
  appendFooter(sheet, content, t)
}

type FactStyle = Omit<Fact, "words"> & { color?: string }

/** Draws text below the current content and moves `y` down by its height. */
function appendText(sheet: Sheet, words: string, style: FactStyle = {}) {
  sheet.y += sheet.drawText(words, sheet.margin, sheet.y, { size: FONT_SIZE_PT, ...style })
}

/** Draws facts below each other; those without words are left out. */
const appendFacts = (sheet: Sheet, all: Fact[]) => {
  for (const { words, size, ...style } of all)
    if (words) appendText(sheet, words, { ...style, size: size && Math.min(size, MAX_FACT_SIZE_PT) })
}

/** Draws a horizontal line with a gap above and below. */
function appendSeparator(sheet: Sheet) {
  sheet.y += 3
  sheet.drawSeparator()
  sheet.y += 4
}

/** Draws a label on the left and an amount on the right; the amount never wraps. */
function appendAmount(sheet: Sheet, label: string, amount: string, style: FactStyle = {}) {
  const { margin, width, y } = sheet
  const size = style.size ?? FONT_SIZE_PT
  const amountWidth = Math.min(width * 0.72, sheet.textWidth(amount, size, style.bold) + 2)
  const heights = [
    sheet.drawText(label, margin, y, { size, ...style, width: width - amountWidth - 4 }),
    sheet.drawText(amount, margin + width - amountWidth, y, { size, ...style, width: amountWidth, align: "right" }),
  ]
  sheet.y += Math.max(...heights)
}

/** Draws the name of a line, then its quantity and amount, then its HSN and taxes. */
function appendInvoiceLine(
  sheet: Sheet,
  content: DocumentContent,
  line: DocumentLine,
  t: Words,
  locale: DocumentLocale,
) {
  const taxes = taxesOf(content, t)
  appendText(sheet, nameOf(line, t, locale), { bold: true })
  const isCounted = line.line_id !== null && line.quantity > 0
  const pieces = isCounted
    ? `${line.quantity} ${line.unit}${content.credits ? "" : ` × ${money(line.price_paise)}`}`
    : ""
  const discount = line.discount_paise ? ` − ${money(line.discount_paise)}` : ""
  appendAmount(sheet, `${pieces}${discount}` || " ", money(line.paid_paise))
  const taxTexts = taxes.map(({ title, amount, rate }) => `${title} ${percent(rate(line))} ${money(amount(line))}`)
  const details = [
    codeOf(line.hsn, t),
    content.charges_tax && line.exempt ? t.exempt : "",
    taxes.length ? [money(line.taxable_paise), ...taxTexts].join(" + ") : "",
  ].filter(Boolean)
  if (details.length) appendText(sheet, details.join(", "), { size: SMALL_FONT_SIZE_PT, color: "#333" })
  sheet.y += 2
}

/** Draws the UPI code when an amount is due, and the place for the signature. */
function appendFooter(sheet: Sheet, { supplier, upi }: DocumentContent, t: Words) {
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
