import { publishViews } from "@haat/sdk/server/views/publish-views"
import { SHOP_SEARCH_PIN } from "../schema/shop-search-pin"

/** Makes the view that the owner reads by which products come first for a search text. */
export default publishViews(SHOP_SEARCH_PIN)
