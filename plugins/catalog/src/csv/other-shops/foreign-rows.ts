import { readNumbers } from "@haat/sdk/numbers/read-numbers"
import type { Table } from "../read-table"
import { unitFactor } from "./guess-mapping"
import type { Mapping, Target } from "./targets"

/** Row of another shop's file, read by target. Numbers are in rupees, kilograms and centimetres. */
export type ForeignRow = {
  line: number
  text: (target: Target) => string
  texts: (target: Target) => string[]
  /** Returns undefined for an empty cell or one that is not a number. */
  number: (target: Target) => number | undefined
  /** Returns the problem of a cell that is not a number. */
  problem: (target: Target) => string | undefined
  /** Names and values of options; the name is empty when another row has it. */
  options: { title: string; value: string }[]
  /** Attributes, with column names as keys. */
  attributes: { key: string; value: string }[]
}

const NUMBER_TARGETS = new Set<Target>([
  "price",
  "compare_at_price",
  "regular_price",
  "sale_price",
  "mrp",
  "variant_mrp",
  "quantity",
  "weight_kg",
  "length_cm",
  "breadth_cm",
  "height_cm",
])

export const toForeignRows = ({ header, records }: Table, mapping: Mapping): ForeignRow[] => {
  const numberColumns = mapping.map((target, at) =>
    target && NUMBER_TARGETS.has(target) ? readNumbers(records.map(({ cells }) => cells[at] ?? "")) : undefined,
  )
  const findColumns = (target: Target) => mapping.flatMap((mapped, at) => (mapped === target ? [at] : []))
  const columns = new Map(mapping.flatMap((target) => (target ? [[target, findColumns(target)] as const] : [])))
  return records.map(({ line, cells }, rowIndex) => {
    const columnsFor = (target: Target) => columns.get(target) ?? []
    const cell = (column: number) => (cells[column] ?? "").replace(/^'(?=\d)/, "")
    const texts = (target: Target) => columnsFor(target).map(cell).filter(Boolean)
    const values = columnsFor("option_value").map(cell)
    return {
      line,
      texts,
      text: (target) => texts(target)[0] ?? "",
      number: (target) => {
        const [column] = columnsFor(target).filter((filled) => cells[filled])
        const read = column === undefined ? undefined : numberColumns[column]?.[rowIndex].number
        return read === undefined
          ? undefined
          : roundTo4Decimals(read * unitFactor(isMeasure(target) ? header[column] : ""))
      },
      problem: (target) => {
        const [column] = columnsFor(target).filter((filled) => cells[filled])
        const read = column === undefined ? undefined : numberColumns[column]?.[rowIndex]
        return read && read.number === undefined ? (read.problem ?? `${cells[column]} is not a number`) : undefined
      },
      options: [
        ...columnsFor("option_name").map((column, i) => ({ title: cell(column), value: values[i] ?? "" })),
        ...columnsFor("option").map((column) => ({ title: header[column].trim(), value: cell(column) })),
      ],
      attributes: columnsFor("attribute").flatMap((column) =>
        cell(column) ? [{ key: header[column].trim(), value: cell(column) }] : [],
      ),
    }
  })
}

const isMeasure = (target: Target) => /_(kg|cm)$/.test(target)
const roundTo4Decimals = (value: number) => Math.round(value * 1e4) / 1e4
