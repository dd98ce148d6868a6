import { publishViews } from "@haat/sdk/server/views/publish-views"
import { RETURN_RULE } from "../schema/return-rule"
import { SHOP_CATEGORY } from "../schema/shop-category"

/** Makes the view of what can be sent back; categories tell their rule. */
export default publishViews(RETURN_RULE, SHOP_CATEGORY)
