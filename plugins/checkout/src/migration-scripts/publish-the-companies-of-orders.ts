import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_RECIPIENT } from "../schema/order-recipient"
import { PLACED_ORDER } from "../schema/placed-order"

/** Has orders say which company they go to, and which is billed. */
export default publishViews(PLACED_ORDER, ORDER_RECIPIENT)
