import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_CREDIT } from "../schema/order-credit"
import { ORDER_STATE } from "../schema/order-state"

/** Has orders say how much of their money went back, and how much store credit was spent on them. */
export default publishViews(ORDER_CREDIT, ORDER_STATE)
