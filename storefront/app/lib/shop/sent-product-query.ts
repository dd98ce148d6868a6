import { fetchProduct, productQuery } from "./product-query.ts"
import { asSent } from "./variants/choose-variant.ts"

/** For loaders on the server: as `productQuery`, with what the page at this address needs of very many variants. */
export const sentProductQuery = (id: string, address: string) => ({
  ...productQuery(id),
  queryFn: async () => asSent(await fetchProduct(id), new URL(address).searchParams),
})
