import type { Cart } from "@haat/checkout/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "../../lib/backend/sdk.ts"
import { sessionHeaders } from "../../lib/person/session.ts"

/** The signed-in shopper's cart. */
export const cartQuery = queryOptions({
  queryKey: ["cart"],
  queryFn: ({ client, signal }) =>
    sdk.client
      .fetch<{ cart: Cart }>("/store/cart", { signal, headers: sessionHeaders(client) })
      .then(({ cart }) => cart),
})
