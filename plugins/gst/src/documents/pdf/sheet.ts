import PDFDocument from "pdfkit"
import type { Logos } from "../../queries/logos"

const FONTS = "@expo-google-fonts/noto-sans-devanagari"
/** Font with Latin letters, Devanagari with its conjuncts, and ₹. */
const regularFontPath = () => require.resolve(`${FONTS}/400Regular/NotoSansDevanagari_400Regular.ttf`)
const boldFontPath = () => require.resolve(`${FONTS}/700Bold/NotoSansDevanagari_700Bold.ttf`)

export const A4_MARGIN_PT = 40
/** Size of a page and its margin on all four sides, in points. */
export type PageSize = { width: number; height: number; margin: number }
export const A4: PageSize = { width: 595.28, height: 841.89, margin: A4_MARGIN_PT }
/** Receipt roll, 80 mm wide with 72 mm printable; the height is the maximum of a PDF page. */
export const ROLL: PageSize = { width: 226.77, height: 14_400, margin: 11.34 }
export const A4_CONTENT_WIDTH_PT = A4.width - 2 * A4_MARGIN_PT
/** Height kept free above the bottom margin for the page number. */
const FOOTER_HEIGHT_PT = 28
/** Gap below a logo. */
const LOGO_GAP_PT = 8

const DEVANAGARI = /\p{Script=Devanagari}/u

/** `size` is in points, 9 by default; `width` is that of the sheet by default, longer text wraps. */
type TextStyle = { bold?: boolean; size?: number; color?: string; align?: "left" | "right"; width?: number }

/** PDF pages, filled from top to bottom: `y` is the position of the next content. All lengths are in points. */
export class Sheet {
  readonly doc: InstanceType<typeof PDFDocument>
  readonly margin: number
  /** width between the margins */
  readonly width: number
  y: number
  private pageHeight: number

  constructor(
    info: { Title: string; Author: string; CreationDate: Date },
    lang: string,
    pageSize: PageSize,
    private readonly logos: Logos = {},
  ) {
    this.margin = pageSize.margin
    this.width = pageSize.width - 2 * pageSize.margin
    this.y = pageSize.margin
    this.pageHeight = pageSize.height
    this.doc = new PDFDocument({ size: [pageSize.width, pageSize.height], margin: 0, bufferPages: true, lang, info })
    this.doc.registerFont("regular", regularFontPath()).registerFont("bold", boldFontPath())
  }

  /** Draws text with its top left corner at `x` and `y`; `this.y` does not change. @returns the height of the text */
  drawText(
    text: string,
    x: number,
    y: number,
    { bold, size = 9, color = "#111", align = "left", width = this.width }: TextStyle = {},
  ) {
    const { doc } = this
    doc
      .font(bold ? "bold" : "regular")
      .fontSize(size)
      .fillColor(color)
    const height = doc.heightOfString(text, { width, align })
    // Devanagari glyphs are drawn in another order than they are read in: ActualText keeps copied text correct.
    const needsActualText = DEVANAGARI.test(text)
    if (needsActualText) doc.markContent("Span", { actual: text })
    doc.text(text, x, y, { width, align })
    if (needsActualText) doc.endMarkedContent()
    return height
  }

  /**
   * Draws a logo as large as fits into `box`, whose top left corner is at `x` and `y`.
   * @returns the height of the logo with the gap below it; 0 without a logo
   */
  drawLogoAndGetHeight(id: string | undefined, x: number, y: number, box: { width: number; height: number }): number {
    const logo = id === undefined ? undefined : this.logos[id]
    if (!logo) return 0
    const scale = Math.min(box.width / logo.width, box.height / logo.height)
    const [width, height] = [logo.width * scale, logo.height * scale]
    // pdfkit embeds an image given by its URL once, even when it is drawn on many pages
    this.doc.image(logo.dataUrl, x, y, { width, height })
    return height + LOGO_GAP_PT
  }

  /** Measures the width of a text on one line. */
  textWidth(text: string, size: number, bold = false) {
    return this.doc
      .font(bold ? "bold" : "regular")
      .fontSize(size)
      .widthOfString(text)
  }

  /** Measures the height of a text that wraps at `width`. */
  textHeight(text: string, width: number, size = 9, bold = false) {
    return this.doc
      .font(bold ? "bold" : "regular")
      .fontSize(size)
      .heightOfString(text, { width })
  }

  /** Draws a horizontal line from margin to margin. */
  drawSeparator(y = this.y, color = "#bbb") {
    this.doc
      .moveTo(this.margin, y)
      .lineTo(this.margin + this.width, y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke()
  }

  /** Adds a page when content of this height does not fit on the current one. @returns true when it added one */
  ensureRoom(height: number): boolean {
    if (this.y + height <= this.pageHeight - this.margin - FOOTER_HEIGHT_PT) return false
    this.addPage()
    return true
  }

  /** Adds a page. @param height of the page; that of the page before by default */
  addPage(height = this.pageHeight) {
    this.pageHeight = height
    this.doc.addPage({ size: [this.width + 2 * this.margin, height], margin: 0 })
    this.y = this.margin
  }

  /**
   * Closes the document. @param footerText returns the text at the foot of a page, such as its number; for pages of one
   * height only
   */
  async finish(footerText?: (page: number, pages: number) => string): Promise<Buffer> {
    const { doc } = this
    const { count } = doc.bufferedPageRange()
    for (let page = 0; footerText && page < count; page++) {
      doc.switchToPage(page)
      const y = this.pageHeight - this.margin - 10
      this.drawText(footerText(page + 1, count), this.margin, y, { size: 8, color: "#666", align: "right" })
    }
    const chunks: Buffer[] = []
    doc.end()
    for await (const chunk of doc) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }
}
