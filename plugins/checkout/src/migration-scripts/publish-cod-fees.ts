import { publishViews } from "@haat/sdk/server/views/publish-views"
import { COD_TERMS } from "../views/cod-terms"
import { ORDER_CREDIT } from "../views/order-credit"
import { ORDER_LINE } from "../views/order-line"
import { ORDER_STATE } from "../views/order-state"

/** Has the shop say what cash on delivery costs, and orders what it cost. */
export default publishViews(COD_TERMS, ORDER_LINE, ORDER_CREDIT, ORDER_STATE)
