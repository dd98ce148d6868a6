import { publishViews } from "@haat/http/views/publish-views"
import { ORDER_STATE } from "../views/order-state"

/** Has orders say how much of their money went back. */
export default publishViews(ORDER_STATE)
