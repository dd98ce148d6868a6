import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_CAME_BACK } from "../schema/order-came-back"

/** Publishes which orders wait for what becomes of a parcel that came back. */
export default publishViews(ORDER_CAME_BACK)
