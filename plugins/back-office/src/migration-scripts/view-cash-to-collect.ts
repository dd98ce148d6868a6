import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_SALE } from "../schema/order-sale"

/** Has sales say what of them is not collected in cash because store credit has paid it. */
export default publishViews(ORDER_SALE)
