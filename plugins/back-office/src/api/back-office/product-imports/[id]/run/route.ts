import type { RunProductImport } from "@haat/catalog/contract"
import { runProductImportWorkflow } from "@haat/catalog/workflows/run-product-import"
import { HttpError } from "@haat/http/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import { isAllowed } from "../../../../../contract"
import { BACK_OFFICE_ERRORS } from "../../../../../errors"
import { catalogOf } from "../../../../../queries/catalog"
import { findImport, importReply } from "../../../../../queries/product-import"
import { change } from "../../../../change"
import { administratorOf } from "../../../../guard"

export const POST = change(async (req: MedusaRequest<RunProductImport>, details) => {
  const { make_categories } = req.validatedBody
  if (make_categories && !isAllowed(administratorOf(req).role, "categories.edit")) {
    throw new HttpError(BACK_OFFICE_ERRORS.categories_not_in_role, {}, { permission: "categories.edit" })
  }
  const { state } = await findImport(req.scope, req.params.id)
  const { result } = await runProductImportWorkflow(req.scope).run({ input: { id: req.params.id, make_categories } })
  const { id, filename, added, changed, unchanged, new_categories } = result
  Object.assign(
    details,
    state === "done"
      ? { unchanged: true }
      : {
          subject: filename,
          before: {},
          after: { added, changed, unchanged, ...(new_categories.length && { new_categories }) },
          parts: await catalogOf(req.scope).readImported(id),
        },
  )
  return importReply(result)
})
