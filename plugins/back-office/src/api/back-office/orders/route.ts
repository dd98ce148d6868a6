import { listOrders } from "../../../queries/list-orders"
import { ORDER_LIST } from "../../../queries/order-conditions"
import { list } from "../../resource"

export const GET = list("orders", ORDER_LIST, listOrders)
