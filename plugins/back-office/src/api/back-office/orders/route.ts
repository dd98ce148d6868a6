import { listOrders } from "../../../reading/list-orders"
import { ORDER_LIST } from "../../../reading/order-conditions"
import { list } from "../../resource"

export const GET = list("orders", ORDER_LIST, listOrders)
