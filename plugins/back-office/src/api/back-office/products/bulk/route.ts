import { BulkChange } from "@haat/catalog/contract"
import { changeProductsWorkflow } from "@haat/catalog/workflows/change-products"
import { HttpError } from "@haat/http/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { isAllowed } from "../../../../contract"
import { readBody } from "../../../../dialect/read-body"
import { BACK_OFFICE_ERRORS } from "../../../../errors"
import { catalogOf } from "../../../../queries/catalog"
import { setAuditDetails } from "../../../audit-changes"
import { administratorOf } from "../../../guard"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const input = readBody(BulkChange, req.body)
  if (input.change.kind === "delete" && !isAllowed(administratorOf(req).role, "products.delete")) {
    throw new HttpError(BACK_OFFICE_ERRORS.deleting_not_in_role, {}, { permission: "products.delete" })
  }
  const { result } = await changeProductsWorkflow(req.scope).run({ input })
  const { id, kind, count } = result
  const { kind: _, ...how } = input.change
  setAuditDetails(
    req,
    count
      ? {
          subject: `${kind}: ${count} products`,
          before: {},
          after: { products: count, ...how },
          parts: await catalogOf(req.scope).readChange(id),
        }
      : { nothing: true },
  )
  res.status(201).json(result)
}
