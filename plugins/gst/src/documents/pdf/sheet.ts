import PDFDocument from "pdfkit"

const FONTS = "@expo-google-fonts/noto-sans-devanagari"
/** Has Latin, Devanagari with its conjuncts, and ₹. */
const REGULAR = () => require.resolve(`${FONTS}/400Regular/NotoSansDevanagari_400Regular.ttf`)
const BOLD = () => require.resolve(`${FONTS}/700Bold/NotoSansDevanagari_700Bold.ttf`)

export const MARGIN = 40
const A4 = { width: 595.28, height: 841.89 }
export const WIDTH = A4.width - 2 * MARGIN
/** Room for the page's number. */
const FOOT = 28

const DEVANAGARI = /\p{Script=Devanagari}/u

type Text = { bold?: boolean; size?: number; color?: string; align?: "left" | "right"; width?: number }

/** A4 pages that are written from the top down. */
export class Sheet {
  readonly doc: InstanceType<typeof PDFDocument>
  y = MARGIN

  constructor(info: { Title: string; Author: string; CreationDate: Date }, lang: string) {
    this.doc = new PDFDocument({ size: "A4", margin: 0, bufferPages: true, lang, info })
    this.doc.registerFont("regular", REGULAR()).registerFont("bold", BOLD())
  }

  /** Writes text with its top left corner at x and y, and leaves y as it is. @returns how high it is */
  text(
    words: string,
    x: number,
    y: number,
    { bold, size = 9, color = "#111", align = "left", width = WIDTH }: Text = {},
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

  height(words: string, width: number, size = 9, bold = false) {
    return this.doc
      .font(bold ? "bold" : "regular")
      .fontSize(size)
      .heightOfString(words, { width })
  }

  line(y = this.y, color = "#bbb") {
    this.doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke()
  }

  /** Goes on on a new page where so much does not fit on this one any more. @returns whether it did */
  room(height: number): boolean {
    if (this.y + height <= A4.height - MARGIN - FOOT) return false
    this.newPage()
    return true
  }

  newPage() {
    this.doc.addPage()
    this.y = MARGIN
  }

  /** Numbers the pages and closes the file. */
  async end(pageWords: (page: number, pages: number) => string): Promise<Buffer> {
    const { doc } = this
    const { count } = doc.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      doc.switchToPage(page)
      const y = A4.height - MARGIN - 10
      this.text(pageWords(page + 1, count), MARGIN, y, { size: 8, color: "#666", align: "right" })
    }
    const chunks: Buffer[] = []
    doc.end()
    for await (const chunk of doc) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }
}
