import { auditedHandler, resolveDatabase } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ChooseOrderState } from "../contract"
import { findShownOrder } from "../queries/shown-records"
import { chooseOrderState } from "../workflows/choose-order-state"
import { packOrder } from "../workflows/pack-order"

export const ORDER_STEP_RESOURCES = [
  defineResource({
    name: "orders",
    tag: "Back office: orders",
    routes: {
      "POST /back-office/orders/:id/packed": staffRoute(
        "orders.edit",
        "Marks an order as packed; repeating has no effect",
        {
          touches: ["fulfillment_status"],
          errors: { 404: "Not found", 409: "Shipped already, or cancelled" },
        },
        auditedHandler(async (req) => {
          const order_id = req.params.id
          await packOrder(req.scope, order_id)
          return await findShownOrder(resolveDatabase(req), order_id)
        }),
      ),
      "POST /back-office/orders/:id/delivery-state": staffRoute(
        "orders.edit",
        "Sets the state of an order's address, which decides its tax",
        {
          body: ChooseOrderState,
          touches: ["shipping_address", "billing_address"],
          errors: {
            400: "The postal code does not serve it",
            404: "Not found",
            409: "Shipped already, or cancelled",
          },
        },
        auditedHandler(async (req: MedusaRequest<ChooseOrderState>) => {
          const order_id = req.params.id
          await chooseOrderState(req.scope, { order_id, ...req.validatedBody })
          return await findShownOrder(resolveDatabase(req), order_id)
        }),
      ),
    },
  }),
]
