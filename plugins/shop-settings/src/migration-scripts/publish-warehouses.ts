import { publishViews } from "@haat/sdk/server/views/publish-views"
import { SHOP_SETUP } from "../views/shop-setup"
import { WAREHOUSE } from "../views/warehouse"

/** The main warehouse is the shop's default one, and there may be others. */
export default publishViews(SHOP_SETUP, WAREHOUSE)
