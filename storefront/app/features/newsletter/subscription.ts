import type { ChangeSubscription, Subscription, Unsubscribe } from "@haat/newsletter/contract"
import { queryOptions, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../lib/backend/sdk.ts"
import { usePost } from "../../lib/backend/use-post.ts"

const MINE = "/store/newsletter/mine"

/** Whether the signed-in shopper's e-mail address is subscribed; another address is asked for anew. Read in the browser alone. */
export const subscriptionQuery = (email: string) =>
  queryOptions({
    queryKey: ["newsletter", email],
    queryFn: ({ signal }) => sdk.client.fetch<Subscription>(MINE, { signal }),
  })

/** Subscribes that address, or unsubscribes it. */
export const useChangeSubscription = (email: string) => {
  const client = useQueryClient()
  return usePost<ChangeSubscription, Subscription>(MINE, {
    onSuccess: (subscription) => client.setQueryData(subscriptionQuery(email).queryKey, subscription),
  })
}

/** Ends a subscription by the link in a mail. */
export const useUnsubscribe = () => usePost<Unsubscribe, { message: string }>("/store/newsletter/unsubscribe")
