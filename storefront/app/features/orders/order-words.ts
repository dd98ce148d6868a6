import type { Order, ParcelPhase } from "@haat/checkout/contract"
import { ORDERS } from "./messages.ts"

/** Text for the phase of a parcel by its courier; undefined until there is a report. */
export const phaseWord = (phase: ParcelPhase | null) => (phase ? PHASE_WORDS[phase] : undefined)

const PHASE_WORDS: Record<ParcelPhase, string> = {
  booked: ORDERS.phaseBooked,
  picked_up: ORDERS.phasePickedUp,
  in_transit: ORDERS.phaseInTransit,
  out_for_delivery: ORDERS.phaseOutForDelivery,
  attempt_failed: ORDERS.phaseAttemptFailed,
  delivered: ORDERS.statusDelivered,
  returning: ORDERS.phaseReturning,
  returned: ORDERS.phaseReturned,
  lost: ORDERS.phaseLost,
  canceled: ORDERS.phaseCanceled,
}

type State = Pick<Order, "status" | "fulfillment_status" | "came_back_at">

/** The delivery state as text. */
export const deliveryWord = ({ status, fulfillment_status, came_back_at }: State) => {
  if (status === "canceled") return ORDERS.statusCanceled
  if (came_back_at) return ORDERS.statusCameBack
  return {
    not_fulfilled: ORDERS.statusPlaced,
    packed: ORDERS.statusPacked,
    shipped: ORDERS.statusShipped,
    delivered: ORDERS.statusDelivered,
  }[fulfillment_status]
}

const PAYMENT_WORDS: Record<string, string> = {
  // alone it would not say of what
  Pending: ORDERS.paymentPending,
  Paid: ORDERS.paymentPaid,
  Refunded: ORDERS.paymentRefunded,
}

/** Text for the payment status of the order. */
export const paymentWord = ({ payment_status }: Pick<Order, "payment_status">) =>
  PAYMENT_WORDS[payment_status] ?? payment_status

/** Text for the payment method of the order. */
export const methodWord = ({ payment_method }: Pick<Order, "payment_method">) =>
  payment_method === "Cash On Delivery" ? ORDERS.cod : ORDERS.online

/** The steps of an order, each with the delivery state it is reached in. */
const STEPS: [Order["fulfillment_status"], word: string][] = [
  ["not_fulfilled", ORDERS.stepPlaced],
  ["packed", ORDERS.statusPacked],
  ["shipped", ORDERS.statusShipped],
  ["delivered", ORDERS.statusDelivered],
]

/** The steps of an order, and the index of the last one reached; a cancelled order's steps end there. */
export const stepsOf = ({ status, fulfillment_status }: State): { words: string[]; reached: number } => {
  const reached = STEPS.findIndex(([state]) => state === fulfillment_status)
  const words = STEPS.map(([, word]) => word)
  return status === "canceled"
    ? { words: [...words.slice(0, reached + 1), ORDERS.statusCanceled], reached: reached + 1 }
    : { words, reached }
}
