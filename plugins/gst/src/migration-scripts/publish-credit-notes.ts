import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_DOCUMENT } from "../views/order-document"

/** Lists credit notes among an order's documents. */
export default publishViews(ORDER_DOCUMENT)
