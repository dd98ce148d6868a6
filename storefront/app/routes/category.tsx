import { type QueryClient, useQuery } from "@tanstack/react-query"
import { useParams, useSearchParams } from "react-router-dom"
import { Breadcrumbs, breadcrumbList } from "../components/breadcrumbs.tsx"
import { ButtonLink } from "../components/button.tsx"
import { COMMON } from "../components/messages.ts"
import { PageHead, useAbsolute } from "../components/page-head.tsx"
import { isListPastEnd } from "../components/past-end.ts"
import { CardAction } from "../features/cart/add/card-action.tsx"
import { FacetFilters } from "../features/catalog/list/facet-filters.tsx"
import { SortForm } from "../features/catalog/list/filter-form.tsx"
import { FilteredList } from "../features/catalog/list/filtered-list.tsx"
import { ListingError } from "../features/catalog/list/listing-error.tsx"
import { LISTS } from "../features/catalog/list/messages.ts"
import { ProductListing } from "../features/catalog/list/product-listing.tsx"
import { categoryQuery, productListQuery } from "../features/catalog/product-queries.ts"
import { readList } from "../features/catalog/search/search-filter.ts"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { pageAction } from "../slots/page-action.ts"
import type { Route } from "./+types/category"

/** A category that does not exist looks like an empty one, with status 404. */
const queries = ({ params: { id }, url }: PageArgs<Route.LoaderArgs["params"]>) => {
  const category = categoryQuery(id)
  const list = productListQuery({ category: id, ...readList(url.searchParams) })
  const isFound = (client: QueryClient) =>
    Boolean(client.getQueryData(category.queryKey)) && !isListPastEnd(client.getQueryData(list.queryKey))
  return { critical: [category, list], isFound }
}
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries, { skeleton: true })

export const action = pageAction()

export default function CategoryPage() {
  const { id = "" } = useParams()
  const [params] = useSearchParams()
  const { data: category } = useQuery(categoryQuery(id))
  const filter = { category: id, ...readList(params) }
  const { choice, origin, sort, page } = filter
  const isWholeList = !choice && !origin && !sort
  const list = useQuery(productListQuery(filter))
  const absolute = useAbsolute()
  const name = category?.name ?? LISTS.category
  const crumbs = [
    { name: COMMON.home, to: "/" },
    { name, lang: category?.lang },
  ]
  const products = list.data ? LISTS.products(list.data.count) : "…"
  return (
    <>
      <PageHead
        title={name}
        description={LISTS.categoryText(products, name)}
        canonical={`/category/${category?.id ?? id}${page && isWholeList ? `?page=${page}` : ""}`}
        image={list.data?.products[0]?.images[0]?.url}
        jsonLd={[breadcrumbList(crumbs, absolute)]}
        noIndex={!category || isListPastEnd(list.data)}
      />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="text-3xl font-semibold" lang={category?.lang}>
        {name}
      </h1>
      <p className="mt-1 mb-5 text-ink-soft">{products}</p>
      <FilteredList
        filter={filter}
        list={list.data}
        filters={
          <>
            <SortForm />
            <FacetFilters facets={list.data?.facets} />
          </>
        }
      >
        <ProductListing
          query={list}
          label={name}
          action={(product) => <CardAction product={product} />}
          empty={LISTS.noneInCategory}
          emptyAction={<ButtonLink to="/explore">{LISTS.exploreAll}</ButtonLink>}
        />
      </FilteredList>
    </>
  )
}

export const ErrorBoundary = () => <ListingError title={LISTS.category} />
