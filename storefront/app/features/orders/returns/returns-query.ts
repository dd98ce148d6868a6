import type { RequestReturn, ReturnsOfOrder } from "@haat/checkout/contract"
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../../lib/backend/sdk.ts"

const pathOf = (order_id: string) => `/store/my-orders/${encodeURIComponent(order_id)}/returns`
const keyOf = (order_id: string) => ["returns", order_id]

/** What of an order can be sent back, and what was. */
export const returnsQuery = (order_id: string) =>
  queryOptions({
    queryKey: keyOf(order_id),
    queryFn: ({ signal }) => sdk.client.fetch<ReturnsOfOrder>(pathOf(order_id), { signal }),
  })

/** Asks to send something back. */
export const useRequestReturn = (order_id: string) => {
  const client = useQueryClient()
  return useMutation({
    networkMode: "always",
    mutationFn: (body: RequestReturn) => sdk.client.fetch(pathOf(order_id), { method: "POST", body }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(order_id) }),
  })
}

/** Sends a picture for the return that is requested next. @returns its id */
export const uploadPhoto = async (file: File): Promise<string> =>
  (await sdk.client.fetch<{ photo: { id: string } }>("/store/return-photos", { method: "POST", body: file })).photo.id

export const photoPath = (id: string) => `/store/return-photos/${encodeURIComponent(id)}`

export const useCancelReturn = (order_id: string) => {
  const client = useQueryClient()
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string) =>
      sdk.client.fetch(`/store/my-returns/${encodeURIComponent(id)}/cancel`, { method: "POST" }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(order_id) }),
  })
}
