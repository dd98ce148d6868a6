import type { BulkChange } from "@haat/catalog/contract"
import { changeProductsWorkflow } from "@haat/catalog/workflows/change-products"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import { isAllowed } from "../../../../contract"
import { BACK_OFFICE_ERRORS } from "../../../../errors"
import { catalogOf } from "../../../../queries/catalog"
import { change } from "../../../change"
import { administratorOf } from "../../../guard"

export const POST = change(async (req: MedusaRequest<BulkChange>, details) => {
  const input = req.validatedBody
  if (input.change.kind === "delete" && !isAllowed(administratorOf(req).role, "products.delete")) {
    throw new HttpError(BACK_OFFICE_ERRORS.deleting_not_in_role, {}, { permission: "products.delete" })
  }
  const { result } = await changeProductsWorkflow(req.scope).run({ input })
  const { id, kind, count } = result
  const { kind: _, ...how } = input.change
  Object.assign(
    details,
    count
      ? {
          subject: `${kind}: ${count} products`,
          before: {},
          after: { products: count, ...how },
          parts: await catalogOf(req.scope).readChange(id),
        }
      : { unchanged: true },
  )
  return result
})
