import { Link, type LinkProps } from "react-router-dom"
import { queryClient } from "../lib/backend/query-client.ts"
import { prefersReducedData } from "../lib/device/reduced-data.ts"
import { productQuery } from "../lib/shop/product-query.ts"

/**
 * A link that prefetches the code of its page when it is pointed at, touched or focused; with Save-Data it does not.
 */
export const ShopLink = (props: LinkProps) => <Link prefetch={prefersReducedData() ? "none" : "intent"} {...props} />

const prefetchProduct = (id: string) => {
  if (!prefersReducedData()) void queryClient().prefetchQuery(productQuery(id))
}

/** A link to a product's page, which prefetches the product as well when it is touched. */
export const ProductLink = ({ id, ...rest }: Omit<LinkProps, "to"> & { id: string }) => (
  <ShopLink to={`/product-info/${id}`} onTouchStart={() => prefetchProduct(id)} {...rest} />
)
