import type { PlacedOrder } from "@haat/back-office/contract"

const WORDS: Record<string, string> = { Pending: "Payment pending" }
/** Nobody waits for the money of a cancelled order; what was taken for it goes back. */
const CANCELLED_WORDS: Record<string, string> = { Pending: "Nothing to refund", Paid: "Refund on its way" }

/** How an order is paid, or what becomes of its money once it is cancelled. */
export const paymentWord = ({ status, payment_status }: Pick<PlacedOrder, "status" | "payment_status">) =>
  (status === "canceled" ? CANCELLED_WORDS : WORDS)[payment_status] ?? payment_status
