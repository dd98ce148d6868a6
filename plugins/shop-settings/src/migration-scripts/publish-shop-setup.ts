import { publishViews } from "@haat/sdk/server/views/publish-views"
import { SHOP_SETUP } from "../views/shop-setup"

/** What the engine was set up with says too whether the shop is a demo. */
export default publishViews(SHOP_SETUP)
