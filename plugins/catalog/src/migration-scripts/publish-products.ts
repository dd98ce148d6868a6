import { publishViews } from "@haat/sdk/server/views/publish-views"
import { SHOP_CATEGORY } from "../schema/shop-category"
import { PRODUCT_NAME, SHOP_PRODUCT } from "../schema/shop-product"

/** Makes the views that everybody reads products and categories by. */
export default publishViews(SHOP_PRODUCT, PRODUCT_NAME, SHOP_CATEGORY)
