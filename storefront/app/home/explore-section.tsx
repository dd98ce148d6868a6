import { useQuery } from "@tanstack/react-query"
import { ErrorState } from "../components/error-state.tsx"
import { COMMON } from "../components/messages.ts"
import { ProductGridSkeleton } from "../components/product-grid.tsx"
import { CardAction } from "../features/cart/add/card-action.tsx"
import { homeProductsQuery } from "../features/catalog/product-queries.ts"
import { ExploreProducts } from "../features/home/explore-products.tsx"
import { HOME } from "../features/home/messages.ts"

/** The products of home. */
export function ExploreSection({ title = HOME.explore }: { title?: string }) {
  const { data: list, isError, refetch } = useQuery(homeProductsQuery)
  if (list)
    return (
      <ExploreProducts
        title={title}
        products={list.products}
        count={list.count}
        action={(product) => <CardAction product={product} />}
      />
    )
  if (!isError) return <ProductGridSkeleton />
  return (
    <ErrorState title={COMMON.oops} onRetry={refetch}>
      {HOME.somethingWrong}
    </ErrorState>
  )
}
