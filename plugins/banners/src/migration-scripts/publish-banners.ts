import { publishViews } from "@haat/sdk/server/views/publish-views"
import { MAIN_PRODUCT, SHOP_BANNER } from "../schema/shop-banner"

/** Makes the views that everybody reads banners and main products by. */
export default publishViews(SHOP_BANNER, MAIN_PRODUCT)
