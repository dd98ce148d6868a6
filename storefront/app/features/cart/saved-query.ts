import type { SavedItem } from "@haat/accounts/contract"
import type { CartLine } from "@haat/checkout/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk.ts"
import { cartQuery } from "./cart-query.ts"

/** A saved item in the words of a cart line, which it was and may become again. */
const toLine = ({ product, quantity }: SavedItem): CartLine => ({
  product_id: product.id,
  handle: product.handle,
  name: product.name,
  image: product.images[0]?.url ?? null,
  price: product.price,
  quantity,
  available: product.quantity,
})

/**
 * The signed-in shopper's saved items, newest first. They stand below the cart and are asked for in the browser. The cart
 * is asked for again after them: an item that was moved since it was read would be seen in neither.
 */
export const savedQuery = queryOptions({
  queryKey: ["cart", "saved"],
  queryFn: async ({ client, signal }) => {
    const answer = await sdk.client.fetch<{ items: SavedItem[] }>("/store/saved-items", { signal })
    await client.invalidateQueries({ queryKey: cartQuery.queryKey, exact: true })
    return answer
  },
  select: ({ items }) => items.map(toLine),
})
