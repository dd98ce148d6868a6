import { MedusaError } from "@medusajs/framework/utils"
import { columnOf, PROBLEM_COLUMN } from "../../../../../csv/columns"
import { BYTE_ORDER_MARK, writeRecords } from "../../../../../csv/write-products"
import { answering } from "../../../../../dialect/answering"
import { catalogOf } from "../../../../../reading/catalog"

/** The refused file as it came, with what is wrong written beside each row: it can be corrected and chosen again as it is. */
export const GET = answering(async (req, res) => {
  const file = await catalogOf(req.scope).readRefusedImport(req.params.id)
  if (!file) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such file with problems")
  const said = new Map<number, string[]>()
  for (const { line, field, message } of file.problems) {
    said.set(line, [...(said.get(line) ?? []), field ? `${columnOf(field)}: ${message}` : message])
  }
  const before = file.header.findIndex((cell) => cell.trim().toLowerCase() === PROBLEM_COLUMN)
  const others = (cells: string[]) => cells.filter((_, at) => at !== before)
  res.setHeader("Content-Type", "text/csv; charset=utf-8")
  res.setHeader("Content-Disposition", 'attachment; filename="products-with-problems.csv"')
  res.send(
    BYTE_ORDER_MARK +
      writeRecords([
        [PROBLEM_COLUMN, ...others(file.header)],
        ...file.records.map(({ line, cells }) => [said.get(line)?.join(". ") ?? "", ...others(cells)]),
      ]),
  )
})
