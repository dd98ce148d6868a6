import { toFractionalPaise } from "@haat/sdk/money"
import { isShortened, readNumbers, shortenedNumberMessage } from "@haat/sdk/numbers/read-numbers"
import { RATE_CLASSES } from "../contract"
import { readAttributes, readChoices } from "./attribute-text"
import { type Column, SUPPLIES } from "./columns"
import { readPictures } from "./picture-text"

/** Value of a cell, or its problem. A number that cannot be read stays text, which the contract rejects. */
export type CellValue = { value?: unknown; problem?: string }

/** Reads all cells of a column together, because the decimal sign is guessed per column. Empty cells have no value. */
type ReadColumn = (cells: string[]) => CellValue[]

const eachCell =
  (read: (cell: string) => CellValue): ReadColumn =>
  (cells) =>
    cells.map((cell) => (cell ? read(cell) : {}))

const text = eachCell((cell) => ({ value: cell }))

/** Reads a code of digits, which a spreadsheet may have shortened as a number. */
const code = eachCell((cell) => (isShortened(cell) ? { problem: shortenedNumberMessage(cell) } : { value: cell }))

const number: ReadColumn = (cells) =>
  readNumbers(cells).map((read, at) =>
    cells[at] ? (read.problem ? { problem: read.problem } : { value: read.number ?? cells[at] }) : {},
  )

/** Reads rupees as paise; more than two decimals give a fraction, which the contract rejects. */
const paise: ReadColumn = (cells) =>
  number(cells).map((read) => (typeof read.value === "number" ? { value: toFractionalPaise(read.value) } : read))

const TRUE_WORDS = ["yes", "true", "1"]
const FALSE_WORDS = ["no", "false", "0"]

const yesOrNo = eachCell((cell) => {
  const word = cell.toLowerCase()
  return TRUE_WORDS.includes(word) || FALSE_WORDS.includes(word)
    ? { value: TRUE_WORDS.includes(word) }
    : { problem: "Active is yes or no" }
})

const oneOf = (name: string, known: readonly string[], toValue: (word: string) => unknown = (word) => word) =>
  eachCell((cell) => {
    const word = known.find((option) => option === cell.toLowerCase())
    return word ? { value: toValue(word) } : { problem: `${name} is one of ${known.join(", ")}` }
  })

const listOf = <Item extends { value: string }>(read: (cell: string) => Item[] | null, example: string) =>
  eachCell((cell) => {
    const list = read(cell)
    const shortened = list?.find(({ value }) => isShortened(value))
    if (shortened) return { problem: shortenedNumberMessage(shortened.value) }
    return list ? { value: list } : { problem: example }
  })

const attributes = listOf(readAttributes, "Attributes are written as Metal: Brass; Finish: Matt")

/** Readers of the columns that are not plain text. */
const COLUMN_READERS: Partial<Record<Column, ReadColumn>> = {
  price: number,
  quantity: number,
  quantity_when_exported: number,
  weight_kg: number,
  length_cm: number,
  breadth_cm: number,
  height_cm: number,
  net_quantity: number,
  variant_weight_kg: number,
  variant_length_cm: number,
  variant_breadth_cm: number,
  variant_height_cm: number,
  variant_net_quantity: number,
  variant_picture: number,
  mrp: paise,
  variant_mrp: paise,
  active: yesOrNo,
  variant_active: yesOrNo,
  rate_class: oneOf("Rate class", RATE_CLASSES),
  supply: oneOf("Supply", SUPPLIES, (word) => word === SUPPLIES[1]),
  attributes,
  attributes_hi: attributes,
  estimated: eachCell((cell) => ({
    value: cell
      .split(/[;,|]/)
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean),
  })),
  options: listOf(readChoices, "Options are written as Colour: Indigo; Size: M"),
  pictures: eachCell((cell) => ({ value: readPictures(cell) })),
  sku: code,
  gtin: code,
  hsn: code,
}

export const readColumn = (column: Column, cells: string[]): CellValue[] => (COLUMN_READERS[column] ?? text)(cells)
