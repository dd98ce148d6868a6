import { publishViews } from "@haat/http/views/publish-views"
import { ORDER_SALE } from "../views/order-sale"

/** Defines what a sale is. */
export default publishViews(ORDER_SALE)
