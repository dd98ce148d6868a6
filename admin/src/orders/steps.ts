import type { PlacedOrder, TrackedParcel } from "@haat/checkout/contract"
import { readState } from "@haat/places/contract"
import type { OrderWarehouse } from "@haat/read-model/contract"
import { useShopData } from "../data-provider"
import type { messages } from "./messages"

/** Something the owner does with an order: the call, and the words of the question before it. */
export type Step = {
  /** Its words in `messages.steps`. */
  name: keyof typeof messages.steps
  path: string
  body: object
  danger?: boolean
  /** Instead of a question, a form asks who has the parcel (ManualShipmentDialog.tsx). */
  form?: true
  /** The number of the parcel that it is about, or the warehouse that it leaves from, where there are several. */
  parcel?: string
}

const PACK: Step = { name: "pack", path: "packed", body: {} }
const SHIP: Step = { name: "ship", path: "shipment", body: {} }
const SHIP_BY_HAND: Step = { ...SHIP, name: "shipByHand", form: true }
const DELIVER: Step = { name: "deliver", path: "delivered", body: {} }
const DELIVER_AND_COLLECT: Step = { name: "deliverAndCollect", path: "cash-collected", body: { delivered: true } }
const COLLECT: Step = { name: "collect", path: "cash-collected", body: {} }
const CANCEL: Step = { name: "cancel", path: "cancellation", body: {}, danger: true }

const cameBack = (fulfillment_id?: string, parcel?: string): Step[] => [
  { name: "cameBack", path: "returned-parcel", body: { restock: true, fulfillment_id }, parcel },
  { name: "cameBackDamaged", path: "returned-parcel", body: { restock: false, fulfillment_id }, parcel },
]

/** Two for each parcel under way; before the parcels are loaded the server finds the one that is meant. */
function returnedParcelSteps(parcels: TrackedParcel[]): Step[] {
  const travelling = parcels.filter(({ shipped_at, delivered_at }) => shipped_at && !delivered_at)
  if (travelling.length < 2) return cameBack(travelling[0]?.id)
  return travelling.flatMap(({ id, number }) => cameBack(id, number ?? id))
}

/** A parcel for each warehouse in which something waits, where the order leaves from several. */
const shipSteps = (warehouses: OrderWarehouse[]): Step[] =>
  warehouses
    .filter(({ lines }) => lines.some(({ waiting }) => waiting > 0))
    .flatMap(({ id, name }) =>
      [SHIP, SHIP_BY_HAND].map((step) => ({ ...step, body: { warehouse_id: id }, parcel: name })),
    )

/** True if the state of the address cannot be read, and has to be chosen before anything of the order leaves. */
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
 * Steps that are possible for an order in its state, the likeliest first. `parcels` and `warehouses` are empty until
 * they are loaded.
 */
export const possibleSteps = (
  { status, fulfillment_status, payment_method, payment_status, cancellable }: PlacedOrder,
  parcels: TrackedParcel[] = [],
  warehouses: OrderWarehouse[] = [],
) => {
  const steps: Step[] = []
  if (status === "canceled") return steps
  const isHere = fulfillment_status === "not_fulfilled" || fulfillment_status === "packed"
  const each = warehouses.length > 1 ? shipSteps(warehouses) : []
  const onTheirWay = parcels.filter(({ shipped_at, delivered_at }) => shipped_at && !delivered_at).length
  // The courier of each parcel takes its part: it is taken down once all have arrived.
  const isLast = !each.length && (warehouses.length < 2 || onTheirWay < 2)
  const cashDue = payment_method === "Cash On Delivery" && payment_status === "Pending" && isLast
  // Refunded orders are not sent.
  if (payment_status !== "Refunded") {
    if (fulfillment_status === "not_fulfilled") steps.push(PACK)
    if (each.length) steps.push(...each)
    else if (isHere) steps.push(SHIP, SHIP_BY_HAND)
  }
  if (fulfillment_status === "shipped")
    steps.push(DELIVER, ...(cashDue ? [DELIVER_AND_COLLECT] : []), ...returnedParcelSteps(parcels))
  if (fulfillment_status === "delivered" && cashDue) steps.push(COLLECT)
  if (cancellable) steps.push(CANCEL)
  return steps
}

/** Takes an order one step further; rejects with a sentence for each field, or with 409 when it cannot be. */
export const useMoveOrder = () => {
  const { request } = useShopData()
  return (id: string, { path, body }: Pick<Step, "path" | "body">) =>
    request(`orders/${encodeURIComponent(id)}/${path}`, { method: "POST", body })
}
