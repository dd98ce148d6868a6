import { publishViews } from "@haat/sdk/server/views/publish-views"
import { CREDIT_ENTRY } from "../schema/credit-entry"
import { ORDER_CREDIT } from "../schema/order-credit"
import { ORDER_LINE } from "../schema/order-line"
import { ORDER_STATE } from "../schema/order-state"

/** Publishes the entries of store credit, and has each order say what went back of it, from whichever payment. */
export default publishViews(CREDIT_ENTRY, ORDER_LINE, ORDER_CREDIT, ORDER_STATE)
