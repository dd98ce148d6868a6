import type { CheckoutSummary } from "@haat/checkout/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "../../lib/backend/sdk.ts"
import { sessionHeaders } from "../../lib/person/session.ts"
import { waitForCartChanges } from "../../lib/shop/wait-for-cart-changes.ts"

/** The summary of the cart, delivered to this address. */
export const checkoutQuery = (address_id: string) =>
  queryOptions({
    queryKey: ["checkout", address_id],
    // a summary is about the cart of this moment: it is not kept for the next visit
    gcTime: 0,
    queryFn: async ({ client, signal }) => {
      await waitForCartChanges(client)
      const { summary } = await sdk.client.fetch<{ summary: CheckoutSummary }>("/store/checkout", {
        signal,
        query: { address_id },
        headers: sessionHeaders(client),
      })
      return summary
    },
  })
