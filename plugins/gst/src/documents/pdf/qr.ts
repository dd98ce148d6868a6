import { qrCode } from "../upi"
import type { Sheet } from "./sheet"

/** How far a code's edge is from anything else, in squares: scanners need it. */
const QUIET = 4

/** Draws a QR code of `side` points with its top left corner at x and y, black on white. */
export function drawQr({ doc }: Sheet, text: string, x: number, y: number, side: number) {
  const { size, dark } = qrCode(text)
  const square = side / (size + 2 * QUIET)
  doc.rect(x, y, side, side).fill("#fff")
  for (const { row, column } of dark)
    doc.rect(x + (column + QUIET) * square, y + (row + QUIET) * square, square, square)
  doc.fill("#000")
}
