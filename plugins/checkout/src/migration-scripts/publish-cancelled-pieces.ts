import { publishViews } from "@haat/sdk/server/views/publish-views"
import { CANCELLED_PIECES } from "../views/order-cancelled-pieces"
import { ORDER_CREDIT } from "../views/order-credit"
import { ORDER_LINE } from "../views/order-line"
import { ORDER_STATE } from "../views/order-state"
import { ORDERED_PRODUCT } from "../views/ordered-product"

/** Has orders hold what is left of them once pieces are cancelled. */
export default publishViews(CANCELLED_PIECES, ORDER_LINE, ORDERED_PRODUCT, ORDER_CREDIT, ORDER_STATE)
