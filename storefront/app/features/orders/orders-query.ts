import type { Order } from "@haat/checkout/contract"
import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { sdk } from "../../lib/backend/sdk.ts"
import { sessionHeaders } from "../../lib/person/session.ts"

const ORDERS_PER_PAGE = 10

export type OrderList = { orders: Order[]; count: number; page: number; limit: number }

/** One page of the signed-in shopper's orders, newest first. */
export const ordersQuery = (page: number) =>
  queryOptions({
    queryKey: ["orders", page],
    placeholderData: keepPreviousData,
    queryFn: ({ client, signal }) =>
      sdk.client.fetch<OrderList>("/store/my-orders", {
        signal,
        query: { page, limit: ORDERS_PER_PAGE },
        headers: sessionHeaders(client),
      }),
  })
