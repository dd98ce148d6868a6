import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_RECIPIENT } from "../schema/order-recipient"

/** Has invoices read whom they name. */
export default publishViews(ORDER_RECIPIENT)
