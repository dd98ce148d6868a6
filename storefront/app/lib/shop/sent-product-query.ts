import { fetchProduct, productQuery } from "./product-query.ts"
import { asSent } from "./variants/choose-variant.ts"

/** For loaders on the server: as `productQuery`, with what the page with these parameters needs of very many variants. */
export const sentProductQuery = (id: string, params: URLSearchParams) => ({
  ...productQuery(id),
  queryFn: async () => asSent(await fetchProduct(id), params),
})
