import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ProductImport } from "../contract"
import { columnOf } from "../csv/columns"
import { CATALOG_ERRORS } from "../errors"
import * as imports from "../modules/catalog/import/stored-imports"

/** Import result in terms of the file: its columns, not our fields. */
export const importReply = (found: ProductImport): ProductImport => ({
  ...found,
  problems: found.problems.map((problem) => ({ ...problem, field: columnOf(problem.field) })),
  changes: found.changes.map((row) => ({
    ...row,
    changes: row.changes.map((change) => ({ ...change, field: columnOf(change.field) })),
  })),
})

export const findImport = async (scope: MedusaContainer, id: string): Promise<ProductImport> => {
  const found = await imports.findImport(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  if (!found) throw new HttpError(CATALOG_ERRORS.import_gone)
  return importReply(found)
}
