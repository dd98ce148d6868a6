import { readNumbers } from "@haat/sdk/numbers/read-numbers"
import type { Table } from "../read-table"
import { unitFactor } from "./guess-mapping"
import type { Mapping, Target } from "./targets"

/** A row of another shop's file by what its columns are. Numbers are in rupees, kilograms and centimetres. */
export type ForeignRow = {
  line: number
  text: (target: Target) => string
  texts: (target: Target) => string[]
  /** undefined for an empty cell, and for one that is no number. */
  number: (target: Target) => number | undefined
  /** problem of a number */
  problem: (target: Target) => string | undefined
  /** Names and values of options; the name is empty where another row says it. */
  options: { title: string; value: string }[]
  /** Attributes by the names of their columns. */
  attributes: { key: string; value: string }[]
}

const NUMBERS = new Set<Target>([
  ...(["price", "compare_at_price", "regular_price", "sale_price", "mrp", "variant_mrp", "quantity"] as const),
  ...(["weight_kg", "length_cm", "breadth_cm", "height_cm"] as const),
])

export const toForeignRows = ({ header, records }: Table, mapping: Mapping): ForeignRow[] => {
  const numbers = mapping.map((target, at) =>
    target && NUMBERS.has(target) ? readNumbers(records.map(({ cells }) => cells[at] ?? "")) : undefined,
  )
  const columnsOf = (target: Target) => mapping.flatMap((one, at) => (one === target ? [at] : []))
  const columns = new Map(mapping.flatMap((target) => (target ? [[target, columnsOf(target)] as const] : [])))
  return records.map(({ line, cells }, nth) => {
    const at = (target: Target) => columns.get(target) ?? []
    const cell = (column: number) => (cells[column] ?? "").replace(/^'(?=\d)/, "")
    const texts = (target: Target) => at(target).map(cell).filter(Boolean)
    const values = at("option_value").map(cell)
    return {
      line,
      texts,
      text: (target) => texts(target)[0] ?? "",
      number: (target) => {
        const [column] = at(target).filter((one) => cells[one])
        const read = column === undefined ? undefined : numbers[column]?.[nth].number
        return read === undefined ? undefined : rounded(read * unitFactor(isMeasure(target) ? header[column] : ""))
      },
      problem: (target) => {
        const [column] = at(target).filter((one) => cells[one])
        const read = column === undefined ? undefined : numbers[column]?.[nth]
        return read && read.number === undefined ? (read.problem ?? `${cells[column]} is no number`) : undefined
      },
      options: [
        ...at("option_name").map((column, i) => ({ title: cell(column), value: values[i] ?? "" })),
        ...at("option").map((column) => ({ title: header[column].trim(), value: cell(column) })),
      ],
      attributes: at("attribute").flatMap((column) =>
        cell(column) ? [{ key: header[column].trim(), value: cell(column) }] : [],
      ),
    }
  })
}

const isMeasure = (target: Target) => /_(kg|cm)$/.test(target)
const rounded = (value: number) => Math.round(value * 1e4) / 1e4
