import type { Permission, PlacedOrder } from "@haat/back-office/contract"

/** Something the owner does with an order: the call, the question before it, and who may. */
export type Step = {
  path: string
  body: object
  permission: Permission
  title: string
  text: string
  yes: string
  no: string
  busy: string
  danger?: boolean
  /** Instead of a question, a form asks who has the parcel (HandOver.tsx). */
  form?: true
}

const PACK: Step = {
  path: "packed",
  body: {},
  permission: "orders.edit",
  title: "Is everything in the box?",
  text: "The shopper will see the order as packed. It can still be cancelled until it is shipped.",
  yes: "Mark as packed",
  no: "Not yet",
  busy: "Saving…",
}

const SHIP: Step = {
  path: "shipment",
  body: {},
  permission: "orders.edit",
  title: "Ship this order?",
  text: "A parcel is booked with Shiprocket and the shopper is told. The order can no longer be cancelled.",
  yes: "Ship order",
  no: "Not yet",
  busy: "Booking the parcel…",
}
const SHIP_BY_HAND: Step = {
  ...SHIP,
  title: "Shipped without Shiprocket",
  text: "No parcel is booked. The shopper is told the number you type, and the order can no longer be cancelled.",
  yes: "Enter a tracking number",
  busy: "Saving…",
  form: true,
}
const DELIVER: Step = {
  path: "delivered",
  body: {},
  permission: "orders.edit",
  title: "Has the parcel arrived?",
  text: "The shopper will see the order as delivered.",
  yes: "Mark as delivered",
  no: "Not yet",
  busy: "Saving…",
}
const DELIVER_AND_COLLECT: Step = {
  ...DELIVER,
  path: "cash-collected",
  body: { delivered: true },
  title: "Has the parcel arrived and was it paid?",
  text: "The shopper will see the order as delivered and paid. This cannot be undone.",
  yes: "Delivered and cash collected",
}
const COLLECT: Step = {
  ...DELIVER,
  path: "cash-collected",
  title: "Was the cash collected?",
  text: "The shopper will see the order as paid. This cannot be undone.",
  yes: "Cash collected",
}
const CANCEL: Step = {
  path: "cancellation",
  body: {},
  permission: "orders.cancel",
  title: "Cancel this order?",
  text: "Its goods can be sold again, and what was paid goes back to the shopper. This cannot be undone.",
  yes: "Cancel order",
  no: "Keep order",
  busy: "Cancelling…",
  danger: true,
}

/** What can be done with an order as it is, the likeliest first. */
export const stepsOf = ({ status, fulfillment_status, payment_method, payment_status, cancellable }: PlacedOrder) => {
  const steps: Step[] = []
  if (status === "canceled") return steps
  const cashDue = payment_method === "Cash On Delivery" && payment_status === "Pending"
  // What was given back is not sent.
  if (payment_status !== "Refunded") {
    if (fulfillment_status === "not_fulfilled") steps.push(PACK)
    if (fulfillment_status === "not_fulfilled" || fulfillment_status === "packed") steps.push(SHIP, SHIP_BY_HAND)
  }
  if (fulfillment_status === "shipped") steps.push(DELIVER, ...(cashDue ? [DELIVER_AND_COLLECT] : []))
  if (fulfillment_status === "delivered" && cashDue) steps.push(COLLECT)
  if (cancellable) steps.push(CANCEL)
  return steps
}
