import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_DOCUMENT } from "../schema/order-document"

/** Lists credit notes among an order's documents. */
export default publishViews(ORDER_DOCUMENT)
