import { publishViews } from "@haat/sdk/server/views/publish-views"
import { LINE_RETURNED, ORDER_RETURN } from "../schema/order-return"

/** Makes the views that everybody reads returns by. */
export default publishViews(LINE_RETURNED, ORDER_RETURN)
