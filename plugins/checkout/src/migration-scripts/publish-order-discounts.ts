import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_CREDIT } from "../views/order-credit"
import { ORDER_LINE } from "../views/order-line"
import { ORDER_STATE } from "../views/order-state"

/** Has orders say what offers took off their lines and their delivery. */
export default publishViews(ORDER_LINE, ORDER_CREDIT, ORDER_STATE)
