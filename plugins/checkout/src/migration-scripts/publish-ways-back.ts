import { publishViews } from "@haat/http/views/publish-views"
import { ORDER_RETURN } from "../views/order-return"

/** Has returns say what their way back costs the shopper. */
export default publishViews(ORDER_RETURN)
