import { publishViews } from "@haat/sdk/server/views/publish-views"
import { CREDIT_ENTRY } from "../views/credit-entry"
import { ORDER_CREDIT } from "../views/order-credit"
import { ORDER_LINE } from "../views/order-line"
import { ORDER_STATE } from "../views/order-state"

/** Publishes the entries of store credit, and has each order say what went back of it, from whichever payment. */
export default publishViews(CREDIT_ENTRY, ORDER_LINE, ORDER_CREDIT, ORDER_STATE)
