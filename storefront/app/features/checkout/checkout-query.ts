import type { CheckoutSummary } from "@haat/checkout/contract"
import { queryOptions } from "@tanstack/react-query"
import { cartSettled } from "../../lib/cart-settled.ts"
import { sdk } from "../../lib/sdk.ts"
import { sessionHeaders } from "../../lib/session.ts"

/** What the cart will cost, delivered to this address. */
export const checkoutQuery = (address_id: string) =>
  queryOptions({
    queryKey: ["checkout", address_id],
    // a summary on screen is about the cart of this moment; the next visit starts from nothing
    gcTime: 0,
    queryFn: async ({ client, signal }) => {
      await cartSettled(client)
      const answer = await sdk.client.fetch<{ summary: CheckoutSummary }>("/store/checkout", {
        signal,
        query: { address_id },
        headers: sessionHeaders(client),
      })
      return answer.summary
    },
  })
