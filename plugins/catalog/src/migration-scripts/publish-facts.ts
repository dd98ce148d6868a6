import { publishViews } from "@haat/sdk/server/views/publish-views"
import { SHOP_CATEGORY } from "../schema/shop-category"
import { VARIANT_MRP } from "../schema/variant-mrp"

/** Makes the view of what may be asked for at most; categories tell which facts they require. */
export default publishViews(VARIANT_MRP, SHOP_CATEGORY)
