import { publishViews } from "@haat/http/views/publish-views"
import { SHOP_FAQ } from "../views/shop-faq"

/** Makes the view that everybody reads questions by. */
export default publishViews(SHOP_FAQ)
