import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_REFUND, REFUND_PART, RETURN_REFUND } from "../schema/order-refund"
import { REFUNDABLE_PAYMENT } from "../schema/refundable-payment"

/** Has refunds say of which return they are, returns how they were refunded, and payments what of them was exchanged. */
export default publishViews(REFUNDABLE_PAYMENT, ORDER_REFUND, RETURN_REFUND, REFUND_PART)
