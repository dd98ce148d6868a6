import { numberReadings, type Readings } from "./written-number"

type Cell = { text: string; readings: Readings }

/**
 * Reads the texts of one column. Returns its cells, those that are numbers only with a decimal point, and those that
 * are numbers only with a decimal comma.
 */
export const readCells = (texts: string[]) => {
  const cells = texts.map((text): Cell => ({ text: text.trim(), readings: numberReadings(text) }))
  const points = cells.filter(({ readings }) => readings.point !== undefined && readings.comma === undefined)
  const commas = cells.filter(({ readings }) => readings.comma !== undefined && readings.point === undefined)
  return { cells, points, commas }
}
