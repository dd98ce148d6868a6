import { publishViews } from "@haat/sdk/server/views/publish-views"
import { RETURN_REFUND } from "../schema/order-refund"
import { REFUNDABLE_PAYMENT } from "../schema/refundable-payment"

/** Has refunds of a return say what was taken off for its way back, and reads a payment's store credit for its order alone. */
export default publishViews(REFUNDABLE_PAYMENT, RETURN_REFUND)
