import {
  CHOOSE_ORDER_STATE,
  ChooseOrderState,
  COLLECT_CASH,
  PACK_ORDER,
  type PlacedOrder,
} from "@haat/checkout/contract"
import { findOrder } from "@haat/read-model/queries/list-orders"
import { auditedHandler, databaseOf, listHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { runByName } from "@haat/sdk/server/run-by-name"
import type { MedusaRequest } from "@medusajs/framework/http"
import { CollectCash, ReceiveParcel, ShipOrder } from "../contract"
import { RETURNED_PARCELS } from "../queries/list-returned-parcels"
import { deliverOrderWorkflow } from "../workflows/deliver-order"
import { receiveParcelWorkflow } from "../workflows/receive-parcel"
import { shipOrderWorkflow } from "../workflows/ship-order"

/** True for an order paid in cash. The cash of any other is rejected, so that it must not be marked as delivered before. */
const isForCash = (order: PlacedOrder | null) =>
  !!order && order.status !== "canceled" && order.payment_method === "Cash On Delivery"

export const ORDER_STEP_RESOURCES = [
  defineResource({
    name: "orders",
    tag: "Back office: orders",
    routes: {
      "POST /back-office/orders/:id/packed": staffRoute(
        "orders.edit",
        "Marks an order as packed; again too",
        {
          errors: { 404: "There is none", 409: "Shipped already, or cancelled" },
        },
        auditedHandler(async (req) => {
          const order_id = req.params.id
          await runByName(req.scope, PACK_ORDER, { order_id })
          return await findOrder(databaseOf(req), order_id)
        }),
      ),
      "POST /back-office/orders/:id/delivery-state": staffRoute(
        "orders.edit",
        "Chooses the state of an order's address, by which it is taxed",
        {
          body: ChooseOrderState,
          errors: {
            400: "The postal code does not serve it",
            404: "There is none",
            409: "Shipped already, or cancelled",
          },
        },
        auditedHandler(async (req: MedusaRequest<ChooseOrderState>) => {
          const order_id = req.params.id
          await runByName(req.scope, CHOOSE_ORDER_STATE, { order_id, ...req.validatedBody })
          return await findOrder(databaseOf(req), order_id)
        }),
      ),
      "POST /back-office/orders/:id/shipment": staffRoute(
        "orders.edit",
        "Books a parcel, or ships by hand",
        {
          body: ShipOrder,
          errors: {
            404: "There is none",
            409: "Shipped already, booked, cancelled, or too few are left",
            502: "The carrier fails",
          },
        },
        auditedHandler(async (req: MedusaRequest<ShipOrder>) => {
          const { by_hand, warehouse_id } = req.validatedBody
          const order_id = req.params.id
          await shipOrderWorkflow(req.scope).run({ input: { order_id, by_hand, warehouse_id } })
          return await findOrder(databaseOf(req), order_id)
        }),
      ),
      "POST /back-office/orders/:id/delivered": staffRoute(
        "orders.edit",
        "Marks an order as delivered",
        {
          errors: { 404: "There is none", 409: "Not shipped yet" },
        },
        auditedHandler(async (req) => {
          const order_id = req.params.id
          await deliverOrderWorkflow(req.scope).run({ input: { order_id } })
          return await findOrder(databaseOf(req), order_id)
        }),
      ),
      "POST /back-office/orders/:id/returned-parcel": staffRoute(
        "orders.edit",
        "Records that a parcel came back undelivered",
        {
          body: ReceiveParcel,
          errors: { 404: "There is none", 409: "None is on its way, or several are" },
        },
        auditedHandler(async (req: MedusaRequest<ReceiveParcel>) => {
          const order_id = req.params.id
          await receiveParcelWorkflow(req.scope).run({ input: { order_id, ...req.validatedBody } })
          return await findOrder(databaseOf(req), order_id)
        }),
      ),
      "POST /back-office/orders/:id/cash-collected": staffRoute(
        "orders.edit",
        "Takes the cash down; again too",
        {
          body: CollectCash,
          errors: { 404: "There is none", 409: "It has not arrived, is cancelled, or is not paid in cash" },
        },
        auditedHandler(async (req: MedusaRequest<CollectCash>, details) => {
          const { delivered } = req.validatedBody
          const order_id = req.params.id
          const db = databaseOf(req)
          if (delivered && isForCash(await findOrder(db, order_id))) {
            await deliverOrderWorkflow(req.scope).run({ input: { order_id } })
            Object.assign(details, { begun: true })
          }
          await runByName(req.scope, COLLECT_CASH, { order_id })
          return await findOrder(db, order_id)
        }),
      ),
    },
  }),
  defineResource({
    name: "returned-parcels",
    tag: "Back office: orders",
    routes: {
      "GET /back-office/returned-parcels": staffList(
        "orders.read",
        "Parcels nobody took, by postal code",
        "none",
        listHandler("returned-parcels", RETURNED_PARCELS, RETURNED_PARCELS.page),
      ),
    },
  }),
]
