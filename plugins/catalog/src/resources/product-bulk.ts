import { requestAdministrator } from "@haat/sdk/server/back-office/administrator"
import { auditedHandler, resolveDatabase } from "@haat/sdk/server/back-office/handlers"
import { isAllowed } from "@haat/sdk/server/back-office/permissions"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import { BulkChange } from "../contract"
import { CATALOG_ERRORS } from "../errors"
import { previewPrices } from "../modules/catalog/bulk-change"
import { readChange, readUndone } from "../modules/catalog/read-change"
import { changeProducts, undoProductChange } from "../workflows/change-products"

export const PRODUCT_BULK_RESOURCES = [
  defineResource({
    name: "products",
    tag: "Back office: products",
    routes: {
      "POST /back-office/products/bulk": staffRoute(
        "products.edit",
        "Changes many products, all or none",
        {
          body: BulkChange,
          status: 201,
          errors: { 404: "One of them is not there" },
        },
        auditedHandler(async (req: MedusaRequest<BulkChange>, details) => {
          const input = req.validatedBody
          if (input.change.kind === "delete" && !isAllowed(requestAdministrator(req).role, "products.delete")) {
            throw new HttpError(CATALOG_ERRORS.deleting_not_in_role, {}, { permission: "products.delete" })
          }
          const changed = await changeProducts(req.scope, input)
          const { id, kind, count } = changed
          const { kind: _, ...how } = input.change
          Object.assign(
            details,
            count
              ? {
                  subject: `${kind}: ${count} products`,
                  before: {},
                  after: { products: count, ...how },
                  parts: await readChange(resolveDatabase(req), id),
                }
              : { unchanged: true },
          )
          return changed
        }),
      ),
      "POST /back-office/products/bulk/preview": staffRoute(
        "products.edit",
        "Previews a change of prices",
        {
          body: BulkChange,
          audit: false,
        },
        auditedHandler((req: MedusaRequest<BulkChange>) => previewPrices(resolveDatabase(req), req.validatedBody)),
      ),
      "POST /back-office/products/bulk/:id/undo": staffRoute(
        "products.edit",
        "Undoes a change of many products",
        {
          errors: { 404: "There is none", 409: "Too late" },
        },
        auditedHandler(async (req, details) => {
          const undone = await undoProductChange(req.scope, req.params.id)
          Object.assign(details, {
            subject: `${undone.restored} products as before`,
            parts: await readUndone(resolveDatabase(req), req.params.id),
          })
          return undone
        }),
      ),
    },
  }),
]
