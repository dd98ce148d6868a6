import { publishViews } from "@haat/sdk/server/views/publish-views"
import { OFFER_ORDER, ORDER_OFFER, SHOP_OFFER, UNIQUE_OFFER_CODE } from "../schema/shop-offer"

/** Makes the views that everybody reads offers by. */
export default publishViews(SHOP_OFFER, OFFER_ORDER, ORDER_OFFER, UNIQUE_OFFER_CODE)
