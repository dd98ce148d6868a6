import { publishViews } from "@haat/sdk/server/views/publish-views"
import { KEEP_PRICES, VARIANT_LIST_PRICE } from "../schema/variant-list-price"
import { VARIANT_MRP } from "../schema/variant-mrp"
import { VARIANT_PRICE } from "../schema/variant-price"

/** Has the database keep what variants cost, and makes the view of what may be struck through beside a price. */
export default publishViews(VARIANT_PRICE, VARIANT_MRP, KEEP_PRICES, VARIANT_LIST_PRICE)
