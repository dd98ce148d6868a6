import { type QueryClient, useQuery } from "@tanstack/react-query"
import { useSearchParams } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { isListPastEnd } from "../components/past-end.ts"
import { CardAction } from "../features/cart/add/card-action.tsx"
import { FilteredList } from "../features/catalog/list/filtered-list.tsx"
import { ListingError } from "../features/catalog/list/listing-error.tsx"
import { LISTS } from "../features/catalog/list/messages.ts"
import { ProductListing } from "../features/catalog/list/product-listing.tsx"
import { SortForm } from "../features/catalog/list/sort-form.tsx"
import { categoriesQuery, productListQuery } from "../features/catalog/product-queries.ts"
import { readPage, readSort, withoutGaps } from "../features/catalog/search/search-filter.ts"
import { CategoryChips } from "../features/catalog/top/category-chips.tsx"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"

const listOf = (params: URLSearchParams) =>
  productListQuery(withoutGaps({ page: readPage(params), sort: readSort(params) }))

const queries = ({ url }: PageArgs) => {
  const list = listOf(url.searchParams)
  const isFound = (client: QueryClient) => !isListPastEnd(client.getQueryData(list.queryKey))
  return { critical: [categoriesQuery, list], isFound }
}
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries, { skeleton: true })

export default function Explore() {
  const [params] = useSearchParams()
  const { data: categories = [] } = useQuery(categoriesQuery)
  const list = useQuery(listOf(params))
  const page = readPage(params)
  const sort = readSort(params)
  const products = list.data ? LISTS.products(list.data.count) : "…"
  return (
    <>
      <PageHead
        title={page ? LISTS.exploreTitlePage(page) : LISTS.exploreTitle}
        description={LISTS.exploreText}
        canonical={`/explore${page && !sort ? `?page=${page}` : ""}`}
        noIndex={isListPastEnd(list.data)}
      />
      <h1 className="text-3xl font-semibold">{LISTS.explore}</h1>
      <p className="mt-1 mb-5 text-ink-soft">{sort ? products : LISTS.countNewestFirst(products)}</p>
      <CategoryChips categories={categories} />
      <div className="mt-5">
        <FilteredList
          filter={{}}
          list={list.data}
          filters={
            <div className="mb-6">
              <SortForm />
            </div>
          }
        >
          <ProductListing
            query={list}
            label={LISTS.allProducts}
            action={(product) => <CardAction product={product} />}
            empty={LISTS.noneFound}
          />
        </FilteredList>
      </div>
    </>
  )
}

export const ErrorBoundary = () => <ListingError title={LISTS.explore} />
