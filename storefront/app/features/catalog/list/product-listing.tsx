import type { ProductList } from "@haat/search/contract"
import { PackageSearch } from "lucide-react"
import type { ReactNode } from "react"
import { useNavigation, useSearchParams } from "react-router-dom"
import { ButtonLink } from "../../../components/button.tsx"
import { EmptyState } from "../../../components/empty-state.tsx"
import { ErrorState } from "../../../components/error-state.tsx"
import { COMMON } from "../../../components/messages.ts"
import { Pagination } from "../../../components/pagination.tsx"
import { isListPastEnd } from "../../../components/past-end.ts"
import { type CardProduct, ProductCard } from "../../../components/product-card.tsx"
import { ProductGrid, ProductGridSkeleton } from "../../../components/product-grid.tsx"
import { searchWithout } from "./active-filters.ts"
import { LISTS } from "./messages.ts"

type ProductListingProps = {
  query: {
    data?: Pick<ProductList, "count" | "page" | "limit" | "found_in"> & { products: CardProduct[] }
    isError: boolean
    refetch: () => unknown
  }
  label: string
  /** rendered on each card below the price */
  action: (product: CardProduct) => ReactNode
  /** text when there are no products */
  empty: string
  emptyAction?: ReactNode
}

/** The pictures of the first cards are loaded at once, those of the others lazily. */
const EAGER_CARDS = 5

/** A page of products with links to the other pages; faded while the next page is loading. */
export function ProductListing({ query, label, action, empty, emptyAction }: ProductListingProps) {
  const waiting = useNavigation().state === "loading"
  const [params] = useSearchParams()
  const { data: list, isError, refetch } = query
  if (!list) return isError ? <ErrorState title={LISTS.fetchFailed} onRetry={refetch} /> : <ProductGridSkeleton />
  if (list.products.length === 0) {
    const back = <ButtonLink to={{ search: searchWithout(params, "page") }}>{LISTS.firstPage}</ButtonLink>
    const isBeyond = isListPastEnd(list)
    const title = isBeyond ? COMMON.noSuchPage(list.page) : empty
    return <EmptyState icon={PackageSearch} title={title} action={isBeyond ? back : emptyAction} />
  }
  return (
    <div aria-busy={waiting} className={waiting ? "opacity-60 transition-opacity" : undefined}>
      <ProductGrid label={label}>
        {list.products.map((product, i) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              note={matchNote(list.found_in[product.id])}
              action={action(product)}
              eager={i < EAGER_CARDS}
              headingLevel="h2"
            />
          </li>
        ))}
      </ProductGrid>
      <Pagination page={list.page} count={list.count} limit={list.limit} />
    </div>
  )
}

/** Returns the note on where a search matched; attributes contain their own name, as in "Material: Brass". */
const matchNote = (found: ProductList["found_in"][string] | undefined) =>
  found && (found.field === "attributes" ? found.text : LISTS.foundIn[found.field](found.text))
