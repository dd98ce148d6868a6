import { GLYPHS } from "./glyphs"
import { LINES, OUTLINES } from "./hindi-lines"

const EM = 1_000

type Line = { x: number; y: number; size: number; fill: string }

/** A line of text as SVG; `y` is its base line. Knows the letters in GLYPHS alone. */
export function lettering(text: string, { x, y, size, fill }: Line): string {
  const scale = size / EM
  // large type wants to stand a little closer
  const tracking = size > 80 ? -26 : -8
  let pen = 0
  const letters = [...text].map((letter) => {
    const [advance, outline] = GLYPHS[letter]
    const at = pen
    pen += advance + tracking
    return `<path transform="translate(${at})" d="${outline}"/>`
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale})">${letters.join("")}</g>`
}

/** As `lettering`, in Hindi; knows the lines in LINES alone. */
export function hindiLettering(text: string, { x, y, size, fill }: Line): string {
  const letters = LINES[text].map(([outline, right, down]) => {
    return `<path transform="translate(${right} ${down})" d="${OUTLINES[outline]}"/>`
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / EM})">${letters.join("")}</g>`
}
