import { publishViews } from "@haat/http/views/publish-views"
import { ORDER_REFUND, RETURN_REFUND } from "../views/order-refund"

/** Has refunds say of which return they are, and returns how they were refunded. */
export default publishViews(ORDER_REFUND, RETURN_REFUND)
