import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_DOCUMENT } from "../schema/order-document"
import { PRODUCT_TAX } from "../schema/product-tax"
import { TAXED_ORDER } from "../schema/taxed-order"

/** Makes the views that everybody reads taxes and documents by. */
export default publishViews(PRODUCT_TAX, ORDER_DOCUMENT, TAXED_ORDER)
