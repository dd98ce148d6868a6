import { useQuery } from "@tanstack/react-query"
import { useSearchParams } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { AddToCartButton } from "../features/cart/add-to-cart-button.tsx"
import { CategoryChips } from "../features/catalog/category-chips.tsx"
import { LISTS } from "../features/catalog/list-messages.ts"
import { ListingError } from "../features/catalog/listing-error.tsx"
import { CATALOG } from "../features/catalog/messages.ts"
import { ProductListing } from "../features/catalog/product-listing.tsx"
import { categoriesQuery, productListQuery } from "../features/catalog/product-queries.ts"
import { readPage } from "../features/catalog/search-filter.ts"
import { loadQueries, startQueries } from "../lib/load-queries.ts"
import type { Route } from "./+types/explore"

export const handle = { searchable: true }

const listOf = (params: URLSearchParams) => {
  const page = readPage(params)
  return productListQuery(page ? { page } : {})
}
const listFor = (request: Request) => listOf(new URL(request.url).searchParams)

export const loader = ({ request }: Route.LoaderArgs) => loadQueries(request, categoriesQuery, listFor(request))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => startQueries(categoriesQuery, listFor(request))

export default function Explore() {
  const [params] = useSearchParams()
  const { data: categories = [] } = useQuery(categoriesQuery)
  const list = useQuery(listOf(params))
  const page = readPage(params)
  const products = list.data ? CATALOG.products(list.data.count) : "…"
  return (
    <>
      <PageHead
        title={page ? LISTS.exploreTitlePage(page) : LISTS.exploreTitle}
        description={LISTS.exploreText}
        canonical={`/explore${page ? `?page=${page}` : ""}`}
      />
      <h1 className="text-3xl font-semibold">{LISTS.explore}</h1>
      <p className="mt-1 mb-5 text-ink-soft">{LISTS.countNewestFirst(products)}</p>
      <div className="mb-8">
        <CategoryChips categories={categories} />
      </div>
      <ProductListing
        query={list}
        label={LISTS.allProducts}
        action={(product) => <AddToCartButton product={product} size="sm" variant="soft" className="w-full" />}
        empty={LISTS.noneFound}
      />
    </>
  )
}

export const ErrorBoundary = () => <ListingError title={LISTS.explore} />
