import { publishViews } from "@haat/sdk/server/views/publish-views"
import { SHOP_SYNONYM } from "../schema/shop-synonym"

/** Makes the view that everybody reads the owner's search words by. */
export default publishViews(SHOP_SYNONYM)
