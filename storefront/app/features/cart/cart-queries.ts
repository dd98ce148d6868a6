import type { Cart, CartLine, SavedItem, SavedItemsAndCart } from "@haat/checkout/contract"
import { type QueryClient, queryOptions } from "@tanstack/react-query"
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

/** A saved item as a cart line, which it was and may become again. */
export const savedItemToLine = ({ product, variant_id, choice, quantity }: SavedItem): CartLine => ({
  product_id: product.id,
  variant_id: variant_id ?? product.id,
  ...(choice && { choice }),
  handle: product.handle,
  name: product.name,
  name_hi: product.name_hi,
  image: product.images[0]?.url ?? null,
  price: product.price,
  quantity,
  available: product.quantity,
})

/**
 * The signed-in shopper's saved items, newest first. The response contains the cart of the same
 * snapshot: otherwise an item moved since the page was loaded would be in neither list.
 */
export const savedQuery = queryOptions({
  queryKey: ["cart", "saved"],
  queryFn: async ({ client, signal }) => {
    const headers = sessionHeaders(client)
    const { items, cart } = await sdk.client.fetch<SavedItemsAndCart>("/store/saved-items", { signal, headers })
    // there is no signal on the server
    if (!signal?.aborted) client.setQueryData(cartQuery.queryKey, cart)
    return { items }
  },
  select: ({ items }) => items.map(savedItemToLine),
})

/** The queries a change of the cart may affect. */
export const CART_KEYS = [cartQuery.queryKey, savedQuery.queryKey]

/** Cancels running reads of the cart, whose outdated responses would undo later changes on the screen. */
export const cancelCartReads = (client: QueryClient) =>
  Promise.all(CART_KEYS.map((queryKey) => client.cancelQueries({ queryKey, exact: true })))
