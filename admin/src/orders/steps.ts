import type { PlacedOrder, TrackedParcel } from "@haat/checkout/contract"
import { readState } from "@haat/places/contract"
import type { OrderWarehouse } from "@haat/read-model/contract"
import { useShopData } from "../use-shop-data"
import type { messages } from "./messages"

/** An action on an order: its request, and the name of its messages. */
export type Step = {
  name: keyof typeof messages.steps
  path: string
  body: object
  danger?: boolean
  /** Opens ManualShipmentDialog instead of a question. */
  form?: true
  /** Number of the parcel, or name of the warehouse, where there are several. */
  parcel?: string
}

const PACK: Step = { name: "pack", path: "packed", body: {} }
const SHIP: Step = { name: "ship", path: "shipment", body: {} }
const SHIP_BY_HAND: Step = { ...SHIP, name: "shipByHand", form: true }
const DELIVER: Step = { name: "deliver", path: "delivered", body: {} }
const DELIVER_AND_COLLECT: Step = { name: "deliverAndCollect", path: "cash-collected", body: { delivered: true } }
const COLLECT: Step = { name: "collect", path: "cash-collected", body: {} }
const CANCEL: Step = { name: "cancel", path: "cancellation", body: {}, danger: true }

const returnedParcelStep = (fulfillment_id?: string, parcel?: string): Step[] => [
  { name: "cameBack", path: "returned-parcel", body: { restock: true, fulfillment_id }, parcel },
  { name: "cameBackDamaged", path: "returned-parcel", body: { restock: false, fulfillment_id }, parcel },
]

/** Two steps for each parcel in transit; until the parcels are loaded the server finds the parcel. */
function returnedParcelSteps(parcels: TrackedParcel[]): Step[] {
  const inTransit = parcels.filter(({ shipped_at, delivered_at }) => shipped_at && !delivered_at)
  if (inTransit.length < 2) return returnedParcelStep(inTransit[0]?.id)
  return inTransit.flatMap(({ id, number }) => returnedParcelStep(id, number ?? id))
}

/** Ship steps for each warehouse that has pieces left to send, for an order sent from several warehouses. */
const shipSteps = (warehouses: OrderWarehouse[]): Step[] =>
  warehouses
    .filter(({ lines }) => lines.some(({ waiting }) => waiting > 0))
    .flatMap(({ id, name }) =>
      [SHIP, SHIP_BY_HAND].map((step) => ({ ...step, body: { warehouse_id: id }, parcel: name })),
    )

/** True if the state of the address cannot be read: it must be chosen before anything is shipped. */
export const needsStateChoice = ({ status, fulfillment_status, shipping_address }: PlacedOrder) =>
  status === "pending" &&
  (fulfillment_status === "not_fulfilled" || fulfillment_status === "packed") &&
  shipping_address.country_code === "in" &&
  !readState(shipping_address.province)

export const stepQuestion = (name: Step["name"]) => {
  const words = `resources.orders.steps.${name}`
  return { title: `${words}.title`, text: `${words}.text`, yes: `${words}.yes`, no: `${words}.no` }
}

/**
 * Returns the steps possible for an order in its state, the likeliest first. `parcels` and `warehouses` are empty until
 * they are loaded.
 */
export const possibleSteps = (
  { status, fulfillment_status, payment_method, payment_status, cancellable }: PlacedOrder,
  parcels: TrackedParcel[] = [],
  warehouses: OrderWarehouse[] = [],
) => {
  const steps: Step[] = []
  if (status === "canceled") return steps
  const isUnshipped = fulfillment_status === "not_fulfilled" || fulfillment_status === "packed"
  const warehouseSteps = warehouses.length > 1 ? shipSteps(warehouses) : []
  const parcelsInTransit = parcels.filter(({ shipped_at, delivered_at }) => shipped_at && !delivered_at).length
  // Each courier collects a part of the cash: it is recorded once all parcels have arrived.
  const isLast = !warehouseSteps.length && (warehouses.length < 2 || parcelsInTransit < 2)
  const cashDue = payment_method === "Cash On Delivery" && payment_status === "Pending" && isLast
  // Refunded orders are not sent.
  if (payment_status !== "Refunded") {
    if (fulfillment_status === "not_fulfilled") steps.push(PACK)
    if (warehouseSteps.length) steps.push(...warehouseSteps)
    else if (isUnshipped) steps.push(SHIP, SHIP_BY_HAND)
  }
  if (fulfillment_status === "shipped")
    steps.push(DELIVER, ...(cashDue ? [DELIVER_AND_COLLECT] : []), ...returnedParcelSteps(parcels))
  if (fulfillment_status === "delivered" && cashDue) steps.push(COLLECT)
  if (cancellable) steps.push(CANCEL)
  return steps
}

/** Moves an order on by one step; rejects with field errors, or with 409 when the order has changed. */
export const useMoveOrder = () => {
  const { request } = useShopData()
  return (id: string, { path, body }: Pick<Step, "path" | "body">) =>
    request(`orders/${encodeURIComponent(id)}/${path}`, { method: "POST", body })
}
