import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { columnOf, PROBLEM_COLUMN } from "../../../../../csv/columns"
import { BYTE_ORDER_MARK, writeRecords } from "../../../../../csv/write-products"
import { IMPORT_ERRORS } from "../../../../../import-errors"
import { catalogOf } from "../../../../../queries/catalog"

/** The rejected file as it came, with what is wrong written beside each row: it can be corrected and chosen again as it is. */
export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const file = await catalogOf(req.scope).readFailedImport(req.params.id)
  if (!file) throw new HttpError(IMPORT_ERRORS.no_such_problems_file)
  const messages = new Map<number, string[]>()
  for (const { line, field, message } of file.problems) {
    messages.set(line, [...(messages.get(line) ?? []), field ? `${columnOf(field)}: ${message}` : message])
  }
  const before = file.header.findIndex((cell) => cell.trim().toLowerCase() === PROBLEM_COLUMN)
  const others = (cells: string[]) => cells.filter((_, at) => at !== before)
  res.setHeader("Content-Type", "text/csv; charset=utf-8")
  res.setHeader("Content-Disposition", 'attachment; filename="products-with-problems.csv"')
  res.send(
    BYTE_ORDER_MARK +
      writeRecords([
        [PROBLEM_COLUMN, ...others(file.header)],
        ...file.records.map(({ line, cells }) => [messages.get(line)?.join(". ") ?? "", ...others(cells)]),
      ]),
  )
}
