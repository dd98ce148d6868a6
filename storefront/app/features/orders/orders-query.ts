import type { OrderList } from "@haat/checkout/contract"
import { ownQuery } from "../../lib/person/own-query.ts"

const PATH = "/store/my-orders"
const ORDERS_PER_PAGE = 10

const asSent = (list: OrderList) => list

/** On which page of the list this order is. @throws FetchError 404 when it is on none */
export const findOrderPage = (order_id: string) => ({
  ...ownQuery(["orders", "holding", order_id], PATH, asSent, { holding: order_id, limit: ORDERS_PER_PAGE }),
  staleTime: 0,
})

/** One page of the signed-in shopper's orders, newest first. */
export const ordersQuery = (page: number) => ownQuery(["orders", page], PATH, asSent, { page, limit: ORDERS_PER_PAGE })
