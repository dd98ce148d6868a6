import { publishViews } from "@haat/sdk/server/views/publish-views"
import { CANCELLED_PIECES } from "../schema/order-cancelled-pieces"
import { ORDER_CREDIT } from "../schema/order-credit"
import { ORDER_LINE } from "../schema/order-line"
import { ORDER_STATE } from "../schema/order-state"
import { ORDERED_PRODUCT } from "../schema/ordered-product"

/** Has orders hold what is left of them once pieces are cancelled. */
export default publishViews(CANCELLED_PIECES, ORDER_LINE, ORDERED_PRODUCT, ORDER_CREDIT, ORDER_STATE)
