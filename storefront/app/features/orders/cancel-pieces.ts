import type { Order, PiecesToCancel } from "@haat/checkout/contract"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../lib/backend/sdk.ts"

/** Cancels pieces of an order that is not packed yet; the lists are loaded again, also after a failure. */
export const useCancelPieces = (order_id: string) => {
  const client = useQueryClient()
  return useMutation({
    networkMode: "always",
    mutationFn: (body: PiecesToCancel) =>
      sdk.client
        .fetch<{ order: Order }>(`/store/my-orders/${encodeURIComponent(order_id)}/cancelled-pieces`, {
          method: "POST",
          body,
        })
        .then(({ order }) => order),
    onSettled: () => client.invalidateQueries({ queryKey: ["orders"] }),
  })
}
