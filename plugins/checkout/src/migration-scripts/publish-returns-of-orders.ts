import { publishViews } from "@haat/http/views/publish-views"
import { LINE_RETURNED, ORDER_RETURN } from "../views/order-return"

/** Makes the views that everybody reads returns by. */
export default publishViews(LINE_RETURNED, ORDER_RETURN)
