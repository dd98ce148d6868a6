import type { ChangeSubscription, Subscription } from "@haat/newsletter/contract"
import { queryOptions, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../lib/backend/sdk.ts"
import { usePost } from "../../lib/backend/use-post.ts"
import { sessionHeaders } from "../../lib/person/session.ts"

const MINE = "/store/newsletter/mine"

/** Whether the signed-in shopper's e-mail address is subscribed; another address is asked for anew. */
export const subscriptionQuery = (email: string) =>
  queryOptions({
    queryKey: ["newsletter", email],
    queryFn: ({ client, signal }) => sdk.client.fetch<Subscription>(MINE, { signal, headers: sessionHeaders(client) }),
  })

/** Subscribes that address, or unsubscribes it. */
export const useChangeSubscription = (email: string) => {
  const client = useQueryClient()
  return usePost<ChangeSubscription, Subscription>(MINE, {
    onSuccess: (subscription) => client.setQueryData(subscriptionQuery(email).queryKey, subscription),
  })
}
