import type { RunProductImport } from "@haat/catalog/contract"
import { queueProductImport } from "@haat/catalog/workflows/queue-product-import"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import { auditedBy, openEntry } from "../../../../../audit-log/audit-entry"
import { isAllowed } from "../../../../../contract"
import { BACK_OFFICE_ERRORS } from "../../../../../errors"
import { findImport } from "../../../../../queries/product-import"
import { change } from "../../../../change"
import { administratorOf } from "../../../../guard"
import { whatChanges } from "../../../../what-changes"

/** Has the import written behind the response. Asked again when it is done, it says so and does nothing. */
export const POST = change(async (req: MedusaRequest<RunProductImport>) => {
  const { make_categories } = req.validatedBody
  const administrator = administratorOf(req)
  if (make_categories && !isAllowed(administrator.role, "categories.edit")) {
    throw new HttpError(BACK_OFFICE_ERRORS.categories_not_in_role, {}, { permission: "categories.edit" })
  }
  const { id, filename, state } = await findImport(req.scope, req.params.id)
  if (state !== "done") {
    const { resource, action } = whatChanges(req)
    const about = { resource, action, subject_id: id, subject: filename }
    const entry = await openEntry(req.scope, auditedBy(administrator), about)
    try {
      await queueProductImport(req.scope, { id, make_categories, audit_entry_id: entry.id })
    } catch (error) {
      await entry.finish(async () => undefined)
      throw error
    }
  }
  return findImport(req.scope, id)
})
