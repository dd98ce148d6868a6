import { publishViews } from "@haat/sdk/server/views/publish-views"
import { AGREED_TERMS, KEEP_AGREED_TERMS } from "../views/order-terms"

/** From now on each order has the versions of terms, privacy, returns and delivery that it was placed under. */
export default publishViews(KEEP_AGREED_TERMS, AGREED_TERMS)
