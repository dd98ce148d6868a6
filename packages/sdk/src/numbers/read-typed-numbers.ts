import { readCells } from "./column-cells"

/**
 * Reads numbers of related fields that were typed, pasted or sent by a program. Fields show numbers with a point, so
 * "1,299" is 1299 there, unless all the others have decimal commas; "499,50" is 499.5. Undefined for a text that is not
 * a number.
 */
export const readTypedNumbers = (texts: string[]): (number | undefined)[] => {
  const { cells, points, commas } = readCells(texts.map((text) => (isMachineWritten(text) ? "" : text)))
  const mark = commas.length && !points.length ? "comma" : "point"
  return cells.map(({ readings }, at) =>
    isMachineWritten(texts[at]) ? Number(texts[at]) : (readings[mark] ?? readings.point ?? readings.comma),
  )
}

/** Reads one number as `readTypedNumbers` does. */
export const readTypedNumber = (text: string): number | undefined => readTypedNumbers([text])[0]

const isMachineWritten = (text: string) => text.trim() !== "" && !Number.isNaN(Number(text))
