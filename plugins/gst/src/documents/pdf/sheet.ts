import PDFDocument from "pdfkit"
import type { Logos } from "../../queries/logos"

const FONTS = "@expo-google-fonts/noto-sans-devanagari"
/** Has Latin, Devanagari with its conjuncts, and ₹. */
const REGULAR = () => require.resolve(`${FONTS}/400Regular/NotoSansDevanagari_400Regular.ttf`)
const BOLD = () => require.resolve(`${FONTS}/700Bold/NotoSansDevanagari_700Bold.ttf`)

export const MARGIN = 40
/** In points. */
export type Paper = { width: number; height: number; margin: number }
export const A4: Paper = { width: 595.28, height: 841.89, margin: MARGIN }
/** A roll of 80 mm, of which a printer reaches 72; as long as a page of a PDF may be. */
export const ROLL: Paper = { width: 226.77, height: 14_400, margin: 11.34 }
/** Between an A4 page's margins. */
export const WIDTH = A4.width - 2 * MARGIN
/** Room for the page's number. */
const FOOT = 28

const LOGO_GAP = 8

const DEVANAGARI = /\p{Script=Devanagari}/u

type Text = { bold?: boolean; size?: number; color?: string; align?: "left" | "right"; width?: number }

/** Pages that are written from the top down. */
export class Sheet {
  readonly doc: InstanceType<typeof PDFDocument>
  readonly margin: number
  /** between the margins */
  readonly width: number
  y: number
  private height: number

  constructor(
    info: { Title: string; Author: string; CreationDate: Date },
    lang: string,
    paper: Paper,
    private readonly logos: Logos = {},
  ) {
    this.margin = paper.margin
    this.width = paper.width - 2 * paper.margin
    this.y = paper.margin
    this.height = paper.height
    this.doc = new PDFDocument({ size: [paper.width, paper.height], margin: 0, bufferPages: true, lang, info })
    this.doc.registerFont("regular", REGULAR()).registerFont("bold", BOLD())
  }

  /** Writes text with its top left corner at x and y, and leaves y as it is. @returns how high it is */
  text(
    words: string,
    x: number,
    y: number,
    { bold, size = 9, color = "#111", align = "left", width = this.width }: Text = {},
  ) {
    const { doc } = this
    doc
      .font(bold ? "bold" : "regular")
      .fontSize(size)
      .fillColor(color)
    const height = doc.heightOfString(words, { width, align })
    // The letters of a Devanagari word are drawn in another sequence than they are read in.
    const marked = DEVANAGARI.test(words)
    if (marked) doc.markContent("Span", { actual: words })
    doc.text(words, x, y, { width, align })
    if (marked) doc.endMarkedContent()
    return height
  }

  /**
   * Draws a logo in the top left corner of a box, as large as fits.
   * @returns how high the room is that it takes, with a gap below
   */
  logo(id: string | undefined, x: number, y: number, box: { width: number; height: number }): number {
    const logo = id === undefined ? undefined : this.logos[id]
    if (!logo) return 0
    const scale = Math.min(box.width / logo.width, box.height / logo.height)
    const [width, height] = [logo.width * scale, logo.height * scale]
    // One that is named by its address is in the file once, on however many pages.
    this.doc.image(logo.address, x, y, { width, height })
    return height + LOGO_GAP
  }

  widthOf(words: string, size: number, bold = false) {
    return this.doc
      .font(bold ? "bold" : "regular")
      .fontSize(size)
      .widthOfString(words)
  }

  heightOf(words: string, width: number, size = 9, bold = false) {
    return this.doc
      .font(bold ? "bold" : "regular")
      .fontSize(size)
      .heightOfString(words, { width })
  }

  line(y = this.y, color = "#bbb") {
    this.doc
      .moveTo(this.margin, y)
      .lineTo(this.margin + this.width, y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke()
  }

  /** Goes on on a new page where so much does not fit on this one any more. @returns whether it did */
  room(height: number): boolean {
    if (this.y + height <= this.height - this.margin - FOOT) return false
    this.newPage()
    return true
  }

  /** @param height where it is another than the last page's */
  newPage(height = this.height) {
    this.height = height
    this.doc.addPage({ size: [this.width + 2 * this.margin, height], margin: 0 })
    this.y = this.margin
  }

  /** Closes the file. @param pageWords what stands at the foot of each page, if anything */
  async end(pageWords?: (page: number, pages: number) => string): Promise<Buffer> {
    const { doc } = this
    const { count } = doc.bufferedPageRange()
    for (let page = 0; pageWords && page < count; page++) {
      doc.switchToPage(page)
      const y = this.height - this.margin - 10
      this.text(pageWords(page + 1, count), this.margin, y, { size: 8, color: "#666", align: "right" })
    }
    const chunks: Buffer[] = []
    doc.end()
    for await (const chunk of doc) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }
}
