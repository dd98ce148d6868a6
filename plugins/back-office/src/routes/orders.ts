import { StaffPiecesToCancel } from "@haat/checkout/contract"
import { ShipOrder } from "@haat/freight/contract"
import { DocumentQuery } from "@haat/gst/contract"
import { QuotePieces, RefundOrder } from "@haat/payments/contract"
import { defineRoutes } from "@haat/sdk/server/route"
import { ChooseOrderState, CollectCash, ReceiveParcel } from "../contract"
import { staffExport, staffList, staffRoute } from "./staff-route"

export const orderRoutes = defineRoutes("Back office: orders", {
  "GET /back-office/orders": staffList(
    "orders.read",
    "Orders, newest first",
    "q, status, state, payment, method, customer_id, from, until (days in India)",
  ),
  "GET /back-office/orders/export": staffExport("orders.export", "Orders as a file"),
  "GET /back-office/orders/:id": staffRoute("orders.read", "One order"),
  "GET /back-office/orders/:id/invoice": staffRoute("orders.read", "What was issued for an order's goods, as a PDF", {
    query: DocumentQuery,
    errors: { 404: "There is none", 409: "Nothing has left yet" },
  }),
  "POST /back-office/orders/:id/packed": staffRoute("orders.edit", "Marks an order as packed; again too", {
    errors: { 404: "There is none", 409: "Shipped already, or cancelled" },
  }),
  "POST /back-office/orders/:id/delivery-state": staffRoute(
    "orders.edit",
    "Chooses the state of an order's address, by which it is taxed",
    {
      body: ChooseOrderState,
      errors: { 400: "The postal code does not serve it", 404: "There is none", 409: "Shipped already, or cancelled" },
    },
  ),
  "POST /back-office/orders/:id/shipment": staffRoute("orders.edit", "Books a parcel, or ships by hand", {
    body: ShipOrder,
    errors: {
      404: "There is none",
      409: "Shipped already, booked, cancelled, or too few are left",
      502: "The carrier fails",
    },
  }),
  "POST /back-office/orders/:id/delivered": staffRoute("orders.edit", "Marks an order as delivered", {
    errors: { 404: "There is none", 409: "Not shipped yet" },
  }),
  "POST /back-office/orders/:id/returned-parcel": staffRoute(
    "orders.edit",
    "Records that a parcel came back undelivered",
    {
      body: ReceiveParcel,
      errors: { 404: "There is none", 409: "None is on its way, or several are" },
    },
  ),
  "GET /back-office/returned-parcels": staffList("orders.read", "Parcels nobody took, by postal code", "none"),
  "POST /back-office/orders/:id/cash-collected": staffRoute("orders.edit", "Takes the cash down; again too", {
    body: CollectCash,
    errors: { 404: "There is none", 409: "It has not arrived, is cancelled, or is not paid in cash" },
  }),
  "POST /back-office/orders/:id/withdrawn-links": staffRoute("orders.edit", "Withdraws the links to follow an order", {
    errors: { 404: "There is none" },
  }),
  "POST /back-office/orders/:id/cancellation": staffRoute("orders.cancel", "Cancels an order and refunds its money", {
    errors: { 404: "There is none", 409: "On its way" },
  }),
  "POST /back-office/orders/:id/cancelled-pieces": staffRoute(
    "orders.cancel",
    "Cancels pieces of an order before it is packed, and refunds them",
    {
      body: StaffPiecesToCancel,
      description: "All pieces that there are cancel the order.",
      errors: { 404: "There is none", 409: "Packed, on its way, too many, or its total is another meanwhile" },
    },
  ),
  "POST /back-office/orders/:id/refund": staffRoute("orders.refund", "Refunds a part of an order, or the rest of it", {
    body: RefundOrder,
    description:
      "Pieces that have not left are cancelled by it, unless `send_anyway` says that they are sent all the same.",
    errors: { 404: "There is none", 409: "More than is left, or somebody else has refunded something meanwhile" },
  }),
  "POST /back-office/orders/:id/pieces-quote": staffRoute(
    "orders.read",
    "What a refund of pieces, or cancelling them, would come to",
    {
      body: QuotePieces,
      audit: false,
      errors: { 404: "There is none", 409: "More than there is, or it cannot be refunded or cancelled" },
    },
  ),
  "GET /back-office/payments": staffList("payments.read", "Payments, newest first", "state, attention"),
  "GET /back-office/payments/:id": staffRoute("payments.read", "One payment"),
})
