import { publishViews } from "@haat/http/views/publish-views"
import { RETURN_REFUND } from "../views/order-refund"

/** Has what was refunded of a return say how much was taken off for its way back. */
export default publishViews(RETURN_REFUND)
