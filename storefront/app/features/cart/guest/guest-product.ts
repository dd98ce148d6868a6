import type { ProductPage } from "@haat/catalog/contract"
import type { CartLine } from "@haat/checkout/contract"
import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { FetchError } from "../../../lib/backend/sdk.ts"
import { displayName } from "../../../lib/shop/display-name.ts"
import { fetchProduct } from "../../../lib/shop/product-query.ts"

/** The fields of a product that a line of a guest's cart shows. */
export type GuestProduct = Pick<
  ProductPage,
  "id" | "handle" | "name" | "langs" | "price" | "quantity" | "options" | "variants"
> & {
  images: { url: string }[]
}

/** A product in a guest's cart, as it is now; null when it is no longer sold. */
export const guestProductQuery = (id: string) =>
  queryOptions({
    queryKey: ["guest-cart", id],
    // offline, only the last response is available
    gcTime: 60 * 60_000,
    queryFn: async ({ signal }): Promise<GuestProduct | null> => {
      try {
        return await fetchProduct(id, signal)
      } catch (error) {
        if (error instanceof FetchError && error.status === 404) return null
        throw error
      }
    },
  })

/** Caches what a page knew of a product that was added to the guest's cart, for looking at the cart offline. */
export const cacheProduct = (client: QueryClient, { product_id: id, variant_id, choice, ...line }: CartLine) => {
  const { handle, price, image, available } = line
  const { name, lang } = displayName(line)
  const langs = lang && { name: lang }
  const known: GuestProduct = {
    id,
    handle,
    name,
    langs,
    price,
    quantity: available,
    images: image ? [{ url: image }] : [],
    ...(choice && { variants: [{ id: variant_id, choice, values: [], price, quantity: available }] }),
  }
  // a loaded product is more complete; what a list knew is out of date at once, as it may not know the stock
  const { queryKey } = guestProductQuery(id)
  if (!client.getQueryData(queryKey)) client.setQueryData(queryKey, known, { updatedAt: 0 })
}
