import type { Cart } from "@haat/checkout/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk.ts"
import { sessionHeaders } from "../../lib/session.ts"

/** The signed-in shopper's cart. */
export const cartQuery = queryOptions({
  queryKey: ["cart"],
  queryFn: ({ client, signal }) =>
    sdk.client
      .fetch<{ cart: Cart }>("/store/cart", { signal, headers: sessionHeaders(client) })
      .then((answer) => answer.cart),
})
