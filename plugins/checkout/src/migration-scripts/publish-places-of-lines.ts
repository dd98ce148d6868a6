import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_LINE_PLACE } from "../schema/order-line-place"

/** Says which warehouse each line of an order leaves from. */
export default publishViews(ORDER_LINE_PLACE)
