import type { OrderList } from "@haat/checkout/contract"
import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { sdk } from "../../lib/backend/sdk.ts"
import { sessionHeaders } from "../../lib/person/session.ts"

const ORDERS_PER_PAGE = 10

const readOrders = (client: QueryClient, query: object, signal?: AbortSignal) =>
  sdk.client.fetch<OrderList>("/store/my-orders", {
    signal,
    query: { ...query, limit: ORDERS_PER_PAGE },
    headers: sessionHeaders(client),
  })

/** On which page of the list this order is. @throws FetchError 404 when it is on none */
export const findOrderPage = (order_id: string) =>
  queryOptions({
    queryKey: ["orders", "holding", order_id],
    staleTime: 0,
    queryFn: ({ client, signal }) => readOrders(client, { holding: order_id }, signal),
  })

/** One page of the signed-in shopper's orders, newest first. */
export const ordersQuery = (page: number) =>
  queryOptions({
    queryKey: ["orders", page],
    queryFn: ({ client, signal }) => readOrders(client, { page }, signal),
  })
