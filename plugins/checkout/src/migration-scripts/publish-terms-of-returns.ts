import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_RETURN } from "../schema/order-return"
import { RETURN_TERMS } from "../schema/return-terms"

/** Has returns say whether they are claims, and the shop until when one can be made. */
export default publishViews(RETURN_TERMS, ORDER_RETURN)
