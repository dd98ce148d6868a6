import { A4_CONTENT_WIDTH_PT, A4_MARGIN_PT, type Sheet } from "./sheet"

/** A column: its heading, how wide it is in points (what is left, without), and what a row has in it. */
export type Column<Row> = {
  title: string
  width?: number
  left?: true
  cell: (row: Row) => string
  /** in small letters below it */
  small?: (row: Row) => string
}

const SIZE = 8.5
const GAP = 4

/** Writes a table at the sheet's place, its headings again on each page. */
export function table<Row>(sheet: Sheet, columns: Column<Row>[], rows: Row[]) {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  let x = A4_MARGIN_PT
  const placed = columns.map((column) => {
    const width = column.width ?? A4_CONTENT_WIDTH_PT - fixed
    const at = { ...column, x, inner: width - GAP }
    x += width
    return at
  })
  const align = (left?: true) => (left ? "left" : "right") as "left" | "right"

  const head = () => {
    sheet.drawSeparator(sheet.y, "#333")
    sheet.y += 3
    const heights = placed.map(({ title, x, inner, left }) =>
      sheet.drawText(title, x, sheet.y, { size: 7.5, bold: true, color: "#333", width: inner, align: align(left) }),
    )
    sheet.y += Math.max(...heights) + 2
    sheet.drawSeparator(sheet.y, "#333")
    sheet.y += 3
  }

  sheet.ensureRoom(60)
  head()
  for (const row of rows) {
    const heights = placed.map(({ cell, small, inner }) => {
      const below = small?.(row)
      return sheet.textHeight(cell(row), inner, SIZE) + (below ? sheet.textHeight(below, inner, 7) : 0)
    })
    if (sheet.ensureRoom(Math.max(...heights) + 6)) head()
    for (const { cell, small, x, inner, left } of placed) {
      const height = sheet.drawText(cell(row), x, sheet.y, { size: SIZE, width: inner, align: align(left) })
      const below = small?.(row)
      if (below)
        sheet.drawText(below, x, sheet.y + height, { size: 7, color: "#555", width: inner, align: align(left) })
    }
    sheet.y += Math.max(...heights) + 3
    sheet.drawSeparator()
    sheet.y += 3
  }
}
