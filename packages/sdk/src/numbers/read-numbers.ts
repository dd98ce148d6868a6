import { readCells } from "./column-cells"
import type { Readings } from "./written-number"

/** A number, or what is wrong with one. Neither for a text that is no number. */
export type ReadNumber = { number?: number; problem?: string }

/** How a spreadsheet shows a long number, as a barcode, in a narrow column: its last digits are lost. */
const SHORTENED = /^[+-]?\d+(?:[.,]\d+)?E\+\d+$/i

export const isShortened = (text: string) => SHORTENED.test(text.trim())

export const shortenedMessage = (text: string) =>
  `${text} is a number that a spreadsheet has shortened. Format the column as text and write all of its digits`

/**
 * Reads numbers that belong together, as the cells of a column: what is decimal in one is decimal in all of them. A text that
 * can be read in two ways is rejected with both readings where no other shows which is meant, and a column that has both
 * decimal points and decimal commas is rejected.
 */
export const readNumbers = (texts: string[]): ReadNumber[] => {
  const { cells, points, commas } = readCells(texts)
  const [wrong, others] = points.length < commas.length ? [points, commas] : [commas, points]
  const mark = commas.length > points.length ? "comma" : "point"
  const isDecided = commas.length > 0 || points.length > 0
  return cells.map((cell) => {
    const { text, readings } = cell
    if (isShortened(text)) return { problem: shortenedMessage(text) }
    if (others.length && wrong.includes(cell)) return { problem: mixedMessage(text, others[0].text, mark) }
    if (!isDecided && readings.point !== readings.comma) return { problem: ambiguousMessage(text, readings) }
    return { number: readings[mark] }
  })
}

const mixedMessage = (text: string, other: string, mark: "comma" | "point") =>
  mark === "point"
    ? `${text} has a decimal comma, but ${other} in this column has a decimal point. Write the whole column in one way`
    : `${text} has a decimal point, but ${other} in this column has a decimal comma. Write the whole column in one way`

const ambiguousMessage = (text: string, readings: Readings) => {
  const both = [readings.point, readings.comma].map(Number).toSorted((a, b) => b - a)
  const [grouped, decimal] = both
  return `${text} can be ${grouped} or ${decimal}. Write it as ${writeNumber(grouped)} or as ${writeNumber(decimal)}`
}

/** As it can be read in one way only: a fourth decimal says that the point groups nothing. */
export const writeNumber = (number: number) => (/\.\d{3}$/.test(String(number)) ? `${number}0` : String(number))
