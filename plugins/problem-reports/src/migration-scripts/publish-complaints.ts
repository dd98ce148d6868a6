import { publishViews } from "@haat/sdk/server/views/publish-views"
import { SHOP_COMPLAINT } from "../schema/shop-complaint"

/** Makes the view that staff read complaints by. */
export default publishViews(SHOP_COMPLAINT)
