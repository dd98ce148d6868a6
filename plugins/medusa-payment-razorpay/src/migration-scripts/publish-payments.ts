import { publishViews } from "@haat/http/views/publish-views"
import { ONLINE_PAYMENT, REFUNDED_PAYMENT } from "../views/online-payment"

/** Makes the views that everybody reads online payments by. */
export default publishViews(ONLINE_PAYMENT, REFUNDED_PAYMENT)
