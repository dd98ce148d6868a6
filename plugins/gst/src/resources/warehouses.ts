import { auditedHandler, replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import { SaveWarehouse } from "../contract"
import { deleteWarehouse, findWarehouse, findWarehouses, saveWarehouse } from "../workflows/save-warehouse"

export const WAREHOUSE_RESOURCES = [
  defineResource({
    name: "warehouses",
    tag: "Back office: shop",
    readRecord: (_, id, scope) => findWarehouse(scope, id),
    routes: {
      "GET /back-office/warehouses": staffRoute(
        "settings.read",
        "The warehouses besides the main one",
        {},
        replyHandler((req) => findWarehouses(req.scope)),
      ),
      "POST /back-office/warehouses": staffRoute(
        "settings.edit",
        "Adds a warehouse",
        {
          body: SaveWarehouse,
          status: 201,
          errors: { 400: "The GSTIN does not fit" },
        },
        auditedHandler(async (req: MedusaRequest<SaveWarehouse>) => {
          return await saveWarehouse(req.scope, { warehouse: req.validatedBody })
        }),
      ),
      "PUT /back-office/warehouses/:id": staffRoute(
        "settings.edit",
        "Changes a warehouse",
        {
          body: SaveWarehouse,
          description: "`updated_at` is the version that was edited.",
          errors: {
            404: "There is none",
            409: "Someone else saved it meanwhile, or its state changes while goods are there",
          },
        },
        auditedHandler(async (req: MedusaRequest<SaveWarehouse>) => {
          return await saveWarehouse(req.scope, { id: req.params.id, warehouse: req.validatedBody })
        }),
      ),
      "DELETE /back-office/warehouses/:id": staffRoute(
        "settings.edit",
        "Removes an empty warehouse",
        {
          errors: { 404: "There is none", 409: "Goods are kept there, or on their way from there" },
        },
        auditedHandler(async (req) => {
          await deleteWarehouse(req.scope, req.params.id)
          return { id: req.params.id }
        }),
      ),
    },
  }),
]
