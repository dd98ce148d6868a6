import type { ProductPage } from "@haat/catalog/contract"
import type { CartLine } from "@haat/checkout/contract"
import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { FetchError, sdk } from "../../lib/sdk.ts"

/** What a line of a guest shows of its product. */
export type GuestProduct = Pick<ProductPage, "id" | "handle" | "name" | "price" | "quantity"> & {
  images: { url: string }[]
}

/** What the shop says today about a product on the device; null when it is no longer sold. */
export const guestProductQuery = (id: string) =>
  queryOptions({
    queryKey: ["guest-cart", id],
    // offline, the last answer is all there is
    gcTime: 60 * 60_000,
    queryFn: async ({ signal }): Promise<GuestProduct | null> => {
      try {
        const path = `/store/catalog/products/${encodeURIComponent(id)}`
        const { product } = await sdk.client.fetch<{ product: ProductPage }>(path, { signal })
        return product
      } catch (error) {
        if (error instanceof FetchError && error.status === 404) return null
        throw error
      }
    },
  })

/** Keeps what a page knew of a product that was put into the guest's cart, for a cart that is looked at offline. */
export const rememberProduct = (client: QueryClient, { product_id: id, image, available, ...line }: CartLine) => {
  const { handle, name, price } = line
  const known: GuestProduct = { id, handle, name, price, quantity: available, images: image ? [{ url: image }] : [] }
  // the shop's own answer says more
  client.setQueryData(guestProductQuery(id).queryKey, (answer) => answer ?? known)
}
