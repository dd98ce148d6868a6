import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_SALE } from "../schema/order-sale"

/** Has sales leave out what of them went back. */
export default publishViews(ORDER_SALE)
