import { publishViews } from "@haat/sdk/server/views/publish-views"
import { SHOP_FAQ } from "../schema/shop-faq"

/** Makes the view that everybody reads questions by. */
export default publishViews(SHOP_FAQ)
