import type { PlacedOrder } from "@haat/checkout/contract"
import { findShownOrder } from "@haat/checkout/queries/shown-records"
import { collectCash } from "@haat/checkout/workflows/collect-cash"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { auditedHandler, findRecord, resolveDatabase } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import { CollectCash, ReceiveParcel, ShipOrder } from "../contract"
import { deliverOrder } from "../workflows/deliver-order"
import { receiveParcel } from "../workflows/receive-parcel"
import { shipOrder } from "../workflows/ship-order"
import { withdrawLinks } from "../workflows/withdraw-links"

const findThisOrder = findRecord(findShownOrder, HTTP_ERRORS.no_such_order)

/**
 * True for an order paid in cash. The cash of any other is rejected, so that it must not be marked as delivered before.
 */
const isForCash = (order: PlacedOrder | null) =>
  !!order && order.status !== "canceled" && order.payment_method === "Cash On Delivery"

export const ORDER_STEP_RESOURCES = [
  defineResource({
    name: "orders",
    tag: "Back office: orders",
    routes: {
      "POST /back-office/orders/:id/shipment": staffRoute(
        "orders.edit",
        "Books a parcel, or ships by hand",
        {
          body: ShipOrder,
          touches: ["fulfillment_status", "tracking", "cancellable"],
          errors: {
            404: "There is none",
            409: "Shipped already, booked, cancelled, or too few are left",
            502: "The carrier fails",
          },
        },
        auditedHandler(async (req: MedusaRequest<ShipOrder>) => {
          const { by_hand, warehouse_id } = req.validatedBody
          const order_id = req.params.id
          await shipOrder(req.scope, { order_id, by_hand, warehouse_id })
          return await findShownOrder(resolveDatabase(req), order_id)
        }),
      ),
      "POST /back-office/orders/:id/delivered": staffRoute(
        "orders.edit",
        "Marks an order as delivered",
        {
          touches: ["fulfillment_status", "status"],
          errors: { 404: "There is none", 409: "Not shipped yet" },
        },
        auditedHandler(async (req) => {
          const order_id = req.params.id
          await deliverOrder(req.scope, { order_id })
          return await findShownOrder(resolveDatabase(req), order_id)
        }),
      ),
      "POST /back-office/orders/:id/returned-parcel": staffRoute(
        "orders.edit",
        "Records that a parcel came back undelivered",
        {
          body: ReceiveParcel,
          touches: ["fulfillment_status", "tracking", "cancellable"],
          errors: { 404: "There is none", 409: "None is on its way, or several are" },
        },
        auditedHandler(async (req: MedusaRequest<ReceiveParcel>) => {
          const order_id = req.params.id
          await receiveParcel(req.scope, { order_id, ...req.validatedBody })
          return await findShownOrder(resolveDatabase(req), order_id)
        }),
      ),
      "POST /back-office/orders/:id/cash-collected": staffRoute(
        "orders.edit",
        "Takes the cash down; again too",
        {
          body: CollectCash,
          touches: ["fulfillment_status", "payment_status", "status"],
          errors: { 404: "There is none", 409: "It has not arrived, is cancelled, or is not paid in cash" },
        },
        auditedHandler(async (req: MedusaRequest<CollectCash>, details) => {
          const { delivered } = req.validatedBody
          const order_id = req.params.id
          const db = resolveDatabase(req)
          if (delivered && isForCash(await findShownOrder(db, order_id))) {
            await deliverOrder(req.scope, { order_id })
            Object.assign(details, { begun: true })
          }
          await collectCash(req.scope, order_id)
          return await findShownOrder(db, order_id)
        }),
      ),
      "POST /back-office/orders/:id/withdrawn-links": staffRoute(
        "orders.edit",
        "Withdraws the links to follow an order",
        {
          errors: { 404: "There is none" },
        },
        auditedHandler(async (req) => {
          const order = await findThisOrder(req)
          await withdrawLinks(req.scope, order.id)
          return order
        }),
      ),
    },
  }),
]
