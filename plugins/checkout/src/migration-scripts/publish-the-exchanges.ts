import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_CREDIT } from "../schema/order-credit"
import { ORDER_RETURN, REPLACEMENT_ORDER } from "../schema/order-return"

/** Makes the views that everybody reads exchanges by. */
export default publishViews(ORDER_CREDIT, ORDER_RETURN, REPLACEMENT_ORDER)
