import { publishViews } from "@haat/sdk/server/views/publish-views"
import { LINE_GOODS } from "../views/line-goods"
import { ORDER_CREDIT } from "../views/order-credit"
import { ORDER_PACKED } from "../views/order-packed"
import { ORDER_QUOTE } from "../views/order-quote"
import { ORDER_STATE } from "../views/order-state"
import { PLACED_ORDER } from "../views/placed-order"
import { STORED_CART_LINE } from "../views/stored-cart-line"

/** Makes what else everybody reads orders and carts by; an order's parcels are read where freight says what they are. */
export default publishViews(
  ORDER_PACKED,
  ORDER_CREDIT,
  ORDER_STATE,
  PLACED_ORDER,
  ORDER_QUOTE,
  LINE_GOODS,
  STORED_CART_LINE,
)
