import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_LINE } from "../schema/order-line"
import { ORDER_QUOTE } from "../schema/order-quote"
import { STORED_CART_LINE } from "../schema/stored-cart-line"

/** Has carts and orders say which variants are in them. */
export default publishViews(ORDER_LINE, ORDER_QUOTE, STORED_CART_LINE)
