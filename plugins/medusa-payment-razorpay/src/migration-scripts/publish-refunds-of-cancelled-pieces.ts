import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_REFUND, REFUND_PART } from "../schema/order-refund"

/** Has refunds of pieces that were cancelled count as none of what the order still holds. */
export default publishViews(ORDER_REFUND, REFUND_PART)
