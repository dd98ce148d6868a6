import type { Order, OrderList } from "@haat/checkout/contract"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { FetchError, sdk } from "../../lib/backend/sdk.ts"
import { ORDERS } from "./messages.ts"

/** The page on which an order or pieces of it are cancelled. */
export const cancelPath = ({ id }: Pick<Order, "id">) => `/orders/${id}/cancel`

/** Cancels an order and removes it from every cached list; `onLeaving` is called just before. */
export const useCancelOrder = (onLeaving: () => void) => {
  const client = useQueryClient()
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string) =>
      sdk.client
        .fetch<{ order: Order }>(`/store/my-orders/${encodeURIComponent(id)}/cancel`, { method: "POST" })
        .then(({ order }) => order),
    onSuccess: async ({ id }) => {
      await client.cancelQueries({ queryKey: ["orders"] })
      onLeaving()
      client.setQueriesData<OrderList>({ queryKey: ["orders"] }, (list) => list && without(list, id))
    },
    onError: () => client.invalidateQueries({ queryKey: ["orders"] }),
  })
}

const without = (list: OrderList, id: string): OrderList => {
  const orders = list.orders.filter((order) => order.id !== id)
  return { ...list, orders, count: list.count - (list.orders.length - orders.length) }
}

/** Why it could not be cancelled: the server's reason where there is one. */
export const explainCancelFailure = (error: Error) =>
  error instanceof FetchError && error.status === 409
    ? `${ORDERS.somethingWrong} ${error.message}`
    : ORDERS.somethingWrong
