import { publishViews } from "@haat/sdk/server/views/publish-views"
import { PRODUCT_IN_CATEGORY } from "../schema/product-in-category"

/** Has everybody read which categories a product is in. */
export default publishViews(PRODUCT_IN_CATEGORY)
