import type { DocumentContent, PaperSize } from "../contract"
import type { Logos } from "../queries/logos"
import { messages as english } from "./messages"
import { messages as hindi } from "./messages.hi"
import { drawA4 } from "./pdf/a4"
import type { DocumentLocale } from "./pdf/header-rows"
import type { Messages } from "./pdf/parts"
import { drawReceipt } from "./pdf/receipt"
import { A4, ROLL, Sheet } from "./pdf/sheet"

export type DocumentFormat = { locale: DocumentLocale; paper: PaperSize }

/**
 * Renders the documents as one PDF, each on its own page: A4 pages, or one page of the needed length for an 80 mm roll.
 * The same documents always give the same bytes.
 * @param logos logos that the documents name
 */
export async function renderPdf(
  documents: DocumentContent[],
  { locale, paper }: DocumentFormat,
  logos: Logos = {},
): Promise<Buffer> {
  const t: Messages = locale === "hi" ? hindi : english
  const [first] = documents
  const info = {
    Title: `${t[first.kind]} ${first.number}`,
    Author: first.supplier.name,
    CreationDate: new Date(`${first.day}T00:00:00Z`),
  }
  const lang = locale === "hi" ? "hi-IN" : "en-IN"
  if (paper === "a4") {
    const sheet = new Sheet(info, lang, A4, logos)
    documents.forEach((content, nth) => {
      if (nth) sheet.addPage()
      drawA4(sheet, content, t, locale)
    })
    return sheet.finish((page, pages) => t.page.replace("{page}", String(page)).replace("{pages}", String(pages)))
  }
  // The first drawing measures the length of each page.
  const lengths = documents.map((content) => {
    const sheet = new Sheet(info, lang, ROLL, logos)
    drawReceipt(sheet, content, t, locale)
    return sheet.y + ROLL.margin
  })
  const sheet = new Sheet(info, lang, { ...ROLL, height: lengths[0] }, logos)
  documents.forEach((content, nth) => {
    if (nth) sheet.addPage(lengths[nth])
    drawReceipt(sheet, content, t, locale)
  })
  return sheet.finish()
}
