import { type QueryClient, useQuery } from "@tanstack/react-query"
import { useSearchParams } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { isListPastEnd } from "../components/past-end.ts"
import { CardAction } from "../features/cart/add/card-action.tsx"
import { SortForm } from "../features/catalog/list/filter-form.tsx"
import { FilteredList } from "../features/catalog/list/filtered-list.tsx"
import { ListingError } from "../features/catalog/list/listing-error.tsx"
import { LISTS } from "../features/catalog/list/messages.ts"
import { ProductListing } from "../features/catalog/list/product-listing.tsx"
import { categoriesQuery, productListQuery } from "../features/catalog/product-queries.ts"
import { readList } from "../features/catalog/search/search-filter.ts"
import { CategoryChips } from "../features/catalog/top/category-chips.tsx"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { pageAction } from "../slots/page-action.ts"

const readListQuery = (params: URLSearchParams) => {
  const { page, sort } = readList(params)
  return { page, sort, query: productListQuery({ page, sort }) }
}

const queries = ({ url }: PageArgs) => {
  const { query } = readListQuery(url.searchParams)
  const isFound = (client: QueryClient) => !isListPastEnd(client.getQueryData(query.queryKey))
  return { critical: [categoriesQuery, query], isFound }
}
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries, { skeleton: true })

export const action = pageAction()

export default function Explore() {
  const [params] = useSearchParams()
  const { data: categories = [] } = useQuery(categoriesQuery)
  const { page, sort, query } = readListQuery(params)
  const list = useQuery(query)
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
        <FilteredList filter={{}} list={list.data} filters={<SortForm />}>
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
