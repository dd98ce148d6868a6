import { publishViews } from "@haat/sdk/server/views/publish-views"
import { REPLACEMENT_ORDER } from "../schema/order-return"

/** Has orders that replace goods say what of them can still be paid online. */
export default publishViews(REPLACEMENT_ORDER)
