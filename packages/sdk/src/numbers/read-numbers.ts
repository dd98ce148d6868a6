import { readCells } from "./column-cells"
import type { Readings } from "./written-number"

/** A number, or the problem with one; neither for a text that is not a number. */
export type ReadNumber = { number?: number; problem?: string }

/**
 * Matches long numbers, such as barcodes, that a spreadsheet has shortened in a narrow column: their last digits are
 * lost.
 */
const SCIENTIFIC_NOTATION = /^[+-]?\d+(?:[.,]\d+)?E\+\d+$/i

export const isShortened = (text: string) => SCIENTIFIC_NOTATION.test(text.trim())

export const shortenedNumberMessage = (text: string) =>
  `${text} is a number that a spreadsheet has shortened. Format the column as text and write all of its digits`

/**
 * Reads numbers of one column: a decimal mark in one cell is the decimal mark in all of them. An ambiguous text is
 * rejected with both readings where no other cell shows which is meant, and a column that has both decimal points and
 * decimal commas is rejected.
 */
export const readNumbers = (texts: string[]): ReadNumber[] => {
  const { cells, points, commas } = readCells(texts)
  const [wrong, others] = points.length < commas.length ? [points, commas] : [commas, points]
  const mark = commas.length > points.length ? "comma" : "point"
  const isDecided = commas.length > 0 || points.length > 0
  return cells.map((cell) => {
    const { text, readings } = cell
    if (isShortened(text)) return { problem: shortenedNumberMessage(text) }
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

/** Writes a number so that it can be read in one way only: a fourth decimal shows that the point groups nothing. */
export const writeNumber = (number: number) => (/\.\d{3}$/.test(String(number)) ? `${number}0` : String(number))
