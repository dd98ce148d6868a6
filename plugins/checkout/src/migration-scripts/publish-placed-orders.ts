import { publishViews } from "@haat/sdk/server/views/publish-views"
import { LINE_GOODS } from "../schema/line-goods"
import { ORDER_CREDIT } from "../schema/order-credit"
import { ORDER_PACKED } from "../schema/order-packed"
import { ORDER_QUOTE } from "../schema/order-quote"
import { ORDER_STATE } from "../schema/order-state"
import { PLACED_ORDER } from "../schema/placed-order"
import { STORED_CART_LINE } from "../schema/stored-cart-line"

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
