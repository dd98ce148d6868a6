import type { DocumentContent, DocumentLine } from "../../contract"
import { amountInWords } from "../amount-in-words"
import { hsnSummary } from "../hsn-summary"
import { type DocumentLocale, documentFacts, type Fact, partyFacts, placeFacts, supplierFacts } from "./facts"
import { codeOf, money, nameOf, percent, taxesOf, totalsOf, type Words } from "./parts"
import { drawQr } from "./qr"
import type { Sheet } from "./sheet"

const QR_SIDE = 120
const LOGO = { width: 120, height: 44 }
const SIZE = 7.5
const SMALL = 6.5

/** Writes a document on a roll: one column, each line of goods in two or three rows. */
export function drawReceipt(sheet: Sheet, content: DocumentContent, t: Words, locale: DocumentLocale) {
  sheet.y += sheet.logo(content.logo, sheet.margin, sheet.y, LOGO)
  facts(sheet, supplierFacts(content, t, locale))
  rule(sheet)
  facts(sheet, documentFacts(content, t))
  rule(sheet)
  facts(sheet, partyFacts(t.billedTo, content.buyer, t, locale))
  facts(sheet, partyFacts(t.deliveredTo, content.delivered_to, t, locale))
  facts(
    sheet,
    placeFacts(content, t, locale).map((words) => ({ words })),
  )
  rule(sheet)
  for (const line of [...content.lines, ...content.delivery]) goods(sheet, content, line, t, locale)
  rule(sheet)
  const totals = totalsOf(content, t)
  totals.forEach(([label, amount], nth) => {
    pair(sheet, label, amount, nth === totals.length - 1 ? { bold: true, size: 10 } : {})
  })
  write(sheet, `${t.inWords}: ${amountInWords(content.total_paise, locale)}`)
  rule(sheet)
  write(sheet, t.hsnSummary, { bold: true, size: SMALL })
  const taxes = taxesOf(content, t)
  for (const row of hsnSummary(content)) {
    const rated = taxes.map(({ title, amount }) => `${title} ${money(amount(row))}`)
    const label = [`${row.hsn || "–"}`, taxes.length ? percent(row.rate) : ""].filter(Boolean).join(", ")
    pair(sheet, label, [money(row.taxable_paise), ...rated].join(" + "), { size: SMALL })
  }
  rule(sheet)
  foot(sheet, content, t)
}

type Look = Omit<Fact, "words"> & { color?: string }

function write(sheet: Sheet, words: string, look: Look = {}) {
  sheet.y += sheet.text(words, sheet.margin, sheet.y, { size: SIZE, ...look })
}

/** Facts at a size that fits the roll. */
const facts = (sheet: Sheet, all: Fact[]) => {
  for (const { words, size, ...look } of all)
    if (words) write(sheet, words, { ...look, size: size && Math.min(size, 11) })
}

function rule(sheet: Sheet) {
  sheet.y += 3
  sheet.line()
  sheet.y += 4
}

/** Prints a label left and an amount right; the amount never breaks. */
function pair(sheet: Sheet, label: string, amount: string, look: Look = {}) {
  const { margin, width, y } = sheet
  const size = look.size ?? SIZE
  const right = Math.min(width * 0.72, sheet.widthOf(amount, size, look.bold) + 2)
  const heights = [
    sheet.text(label, margin, y, { size, ...look, width: width - right - 4 }),
    sheet.text(amount, margin + width - right, y, { size, ...look, width: right, align: "right" }),
  ]
  sheet.y += Math.max(...heights)
}

function goods(sheet: Sheet, content: DocumentContent, line: DocumentLine, t: Words, locale: DocumentLocale) {
  const taxes = taxesOf(content, t)
  write(sheet, nameOf(line, t, locale), { bold: true })
  const counted = line.line_id !== null && line.quantity > 0
  const pieces = counted ? `${line.quantity} ${line.unit}${content.credits ? "" : ` × ${money(line.price_paise)}`}` : ""
  const discount = line.discount_paise ? ` − ${money(line.discount_paise)}` : ""
  pair(sheet, `${pieces}${discount}` || " ", money(line.paid_paise))
  const rated = taxes.map(({ title, amount, rate }) => `${title} ${percent(rate(line))} ${money(amount(line))}`)
  const small = [
    codeOf(line.hsn, t),
    content.charges_tax && line.exempt ? t.exempt : "",
    taxes.length ? [money(line.taxable_paise), ...rated].join(" + ") : "",
  ].filter(Boolean)
  if (small.length) write(sheet, small.join(", "), { size: SMALL, color: "#333" })
  sheet.y += 2
}

function foot(sheet: Sheet, { supplier, upi }: DocumentContent, t: Words) {
  write(sheet, t.inRupees, { size: SMALL })
  if (upi) {
    drawQr(sheet, upi.uri, sheet.margin + (sheet.width - QR_SIDE) / 2, sheet.y + 2, QR_SIDE)
    sheet.y += QR_SIDE + 4
    write(sheet, t.payByUpi.replace("{amount}", `₹${money(upi.paise)}`), { bold: true })
    write(sheet, upi.id)
  }
  write(sheet, t.forName.replace("{name}", supplier.name))
  sheet.y += 26
  write(sheet, t.signatory, { size: SMALL })
}
