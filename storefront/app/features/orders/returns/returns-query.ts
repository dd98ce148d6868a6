import type { RequestReturn, ReturnsOfOrder } from "@haat/checkout/contract"
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { FetchError, sdk } from "../../../lib/backend/sdk.ts"
import type { ReturnToSend } from "./return-form.ts"

const pathOf = (order_id: string) => `/store/my-orders/${encodeURIComponent(order_id)}/returns`
const keyOf = (order_id: string) => ["returns", order_id]

/** What of an order can be sent back, and what was. */
export const returnsQuery = (order_id: string) =>
  queryOptions({
    queryKey: keyOf(order_id),
    queryFn: ({ signal }) => sdk.client.fetch<ReturnsOfOrder>(pathOf(order_id), { signal }),
  })

/** Sends a picture for the return that is requested next. @returns its id */
const uploadPhoto = async (file: File): Promise<string> =>
  (await sdk.client.fetch<{ photo: { id: string } }>("/store/return-photos", { method: "POST", body: file })).photo.id

/** Asks to send something back, with its pictures. After a failure those that were uploaded are not sent once more. */
export const useRequestReturn = (order_id: string) => {
  const client = useQueryClient()
  const [uploaded] = useState(() => new Map<File, string>())
  return useMutation({
    networkMode: "always",
    mutationFn: async ({ photos, ...request }: ReturnToSend) => {
      for (const photo of photos) if (!uploaded.has(photo)) uploaded.set(photo, await uploadPhoto(photo))
      const body: RequestReturn = { ...request, photos: photos.flatMap((photo) => uploaded.get(photo) ?? []) }
      return sdk.client.fetch<object>(pathOf(order_id), { method: "POST", body })
    },
    onError: (error) => {
      if (error instanceof FetchError && error.code === "photo_gone") uploaded.clear()
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(order_id) }),
  })
}

export const photoPath = (id: string) => `/store/return-photos/${encodeURIComponent(id)}`
