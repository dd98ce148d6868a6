import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_STATE } from "../schema/order-state"

/** Has the store credit of an order read for that order alone. */
export default publishViews(ORDER_STATE)
