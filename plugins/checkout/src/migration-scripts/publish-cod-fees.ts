import { publishViews } from "@haat/sdk/server/views/publish-views"
import { COD_TERMS } from "../schema/cod-terms"
import { ORDER_CREDIT } from "../schema/order-credit"
import { ORDER_LINE } from "../schema/order-line"
import { ORDER_STATE } from "../schema/order-state"

/** Has the shop say what cash on delivery costs, and orders what it cost. */
export default publishViews(COD_TERMS, ORDER_LINE, ORDER_CREDIT, ORDER_STATE)
