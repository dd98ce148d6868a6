import type { ReturnsOfOrder } from "@haat/checkout/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "../../../lib/backend/sdk.ts"

export const returnsPath = (order_id: string) => `/store/my-orders/${encodeURIComponent(order_id)}/returns`

/** The returns of an order, and what can still be sent back. */
export const returnsQuery = (order_id: string) =>
  queryOptions({
    queryKey: ["returns", order_id],
    queryFn: ({ signal }) => sdk.client.fetch<ReturnsOfOrder>(returnsPath(order_id), { signal }),
  })
