import { type Readings, readingsOf } from "./written-number"

type Cell = { text: string; readings: Readings }

/** Texts that belong together, and which of them can be read in one way only. */
export const readCells = (texts: string[]) => {
  const cells = texts.map((text): Cell => ({ text: text.trim(), readings: readingsOf(text) }))
  const points = cells.filter(({ readings }) => readings.point !== undefined && readings.comma === undefined)
  const commas = cells.filter(({ readings }) => readings.comma !== undefined && readings.point === undefined)
  return { cells, points, commas }
}
