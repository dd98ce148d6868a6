import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_SALE } from "../schema/order-sale"

/** Defines what a sale is. */
export default publishViews(ORDER_SALE)
