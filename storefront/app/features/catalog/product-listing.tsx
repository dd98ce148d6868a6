import type { ReactNode } from "react"
import { useNavigation, useSearchParams } from "react-router-dom"
import { ButtonLink } from "../../components/button.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PackageSearch } from "../../components/icons.ts"
import { Pagination } from "../../components/pagination.tsx"
import { type CardProduct, ProductCard } from "../../components/product-card.tsx"
import { ProductGrid, ProductGridSkeleton } from "../../components/product-grid.tsx"
import { LISTS } from "./list-messages.ts"

type ProductListingProps = {
  query: {
    data?: { products: CardProduct[]; count: number; page: number; limit: number }
    isError: boolean
    refetch: () => unknown
  }
  label: string
  /** what stands on each card below the price */
  action: (product: CardProduct) => ReactNode
  /** said when there is nothing */
  empty: string
  emptyAction?: ReactNode
}

/** The first cards are what people look at while the rest is still coming. */
const EAGER = 5

/** A page of products with the way to the other pages; pale while the next answer is on its way. */
export function ProductListing({ query, label, action, empty, emptyAction }: ProductListingProps) {
  const waiting = useNavigation().state === "loading"
  const [params] = useSearchParams()
  const { data: list, isError, refetch } = query
  if (!list) return isError ? <ErrorState title={LISTS.fetchFailed} onRetry={refetch} /> : <ProductGridSkeleton />
  if (list.products.length === 0) {
    const first = new URLSearchParams(params)
    first.delete("page")
    const back = <ButtonLink to={{ search: first.toString() }}>{LISTS.firstPage}</ButtonLink>
    return <EmptyState icon={PackageSearch} title={empty} action={list.count > 0 ? back : emptyAction} />
  }
  return (
    <div aria-busy={waiting} className={waiting ? "opacity-60 transition-opacity" : undefined}>
      <ProductGrid label={label}>
        {list.products.map((product, i) => (
          <li key={product.id}>
            <ProductCard product={product} action={action(product)} eager={i < EAGER} headingLevel="h2" />
          </li>
        ))}
      </ProductGrid>
      <Pagination page={list.page} count={list.count} limit={list.limit} />
    </div>
  )
}
