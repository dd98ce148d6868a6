import { RunProductImport } from "@haat/catalog/contract"
import { runProductImportWorkflow } from "@haat/catalog/workflows/run-product-import"
import { HttpError } from "@haat/http/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { isAllowed } from "../../../../../contract"
import { readBody } from "../../../../../dialect/read-body"
import { BACK_OFFICE_ERRORS } from "../../../../../errors"
import { catalogOf } from "../../../../../queries/catalog"
import { findImport, importAnswer } from "../../../../../queries/product-import"
import { setAuditDetails } from "../../../../audit-changes"
import { administratorOf } from "../../../../guard"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const { make_categories } = readBody(RunProductImport, req.body)
  if (make_categories && !isAllowed(administratorOf(req).role, "categories.edit")) {
    throw new HttpError(BACK_OFFICE_ERRORS.categories_not_in_role, {}, { permission: "categories.edit" })
  }
  const { state } = await findImport(req.scope, req.params.id)
  const { result } = await runProductImportWorkflow(req.scope).run({ input: { id: req.params.id, make_categories } })
  const { id, filename, added, changed, unchanged, new_categories } = result
  setAuditDetails(
    req,
    state === "done"
      ? { nothing: true }
      : {
          subject: filename,
          before: {},
          after: { added, changed, unchanged, ...(new_categories.length && { new_categories }) },
          parts: await catalogOf(req.scope).readImported(id),
        },
  )
  res.json(importAnswer(result))
}
