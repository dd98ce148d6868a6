import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_CREDIT } from "../schema/order-credit"
import { ORDER_LINE } from "../schema/order-line"
import { ORDER_STATE } from "../schema/order-state"

/** Has orders say what offers took off their lines and their delivery. */
export default publishViews(ORDER_LINE, ORDER_CREDIT, ORDER_STATE)
