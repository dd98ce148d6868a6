import { useQuery } from "@tanstack/react-query"
import { data, useParams, useSearchParams } from "react-router-dom"
import { Breadcrumbs, breadcrumbList } from "../components/breadcrumbs.tsx"
import { ButtonLink } from "../components/button.tsx"
import { COMMON } from "../components/messages.ts"
import { PageHead, useAbsolute } from "../components/page-head.tsx"
import { CardAction } from "../features/cart/add/card-action.tsx"
import { ChoiceFilters } from "../features/catalog/list/choice-filters.tsx"
import { FilteredList } from "../features/catalog/list/filtered-list.tsx"
import { isListPastEnd, listResponse } from "../features/catalog/list/list-response.ts"
import { ListingError } from "../features/catalog/list/listing-error.tsx"
import { LISTS } from "../features/catalog/list/messages.ts"
import { OriginFilter } from "../features/catalog/list/origin-filter.tsx"
import { ProductListing } from "../features/catalog/list/product-listing.tsx"
import { SortForm } from "../features/catalog/list/sort-form.tsx"
import { categoryQuery, productListQuery } from "../features/catalog/product-queries.ts"
import { readChoices, readOrigins, readPage, readSort, withoutGaps } from "../features/catalog/search/search-filter.ts"
import { loadedData, loadQueries, startQueries } from "../lib/backend/load-queries.ts"
import type { Route } from "./+types/category"

const listOf = (id: string, params: URLSearchParams) => {
  const page = readPage(params)
  const filter = {
    category: id,
    choice: readChoices(params),
    origin: readOrigins(params),
    sort: readSort(params),
    page,
  }
  return productListQuery(withoutGaps(filter))
}
const pageOf = (request: Request) => new URL(request.url).searchParams

/** A category that does not exist looks like an empty one, with status 404. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const category = categoryQuery(params.id)
  const list = listOf(params.id, pageOf(request))
  const loaded = await loadQueries(request, category, list)
  return loadedData(category, loaded) ? listResponse(loaded, list) : data(loaded, 404)
}
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  startQueries(categoryQuery(params.id), listOf(params.id, pageOf(request)))

export default function CategoryPage() {
  const { id = "" } = useParams()
  const [params] = useSearchParams()
  const { data: category } = useQuery(categoryQuery(id))
  const list = useQuery(listOf(id, params))
  const absolute = useAbsolute()
  const name = category?.name ?? LISTS.category
  const crumbs = [
    { name: COMMON.home, to: "/" },
    { name, lang: category?.lang },
  ]
  const page = readPage(params)
  const products = list.data ? LISTS.products(list.data.count) : "…"
  return (
    <>
      <PageHead
        title={name}
        description={LISTS.categoryText(products, name)}
        canonical={`/category/${category?.id ?? id}${page ? `?page=${page}` : ""}`}
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
        filter={{ choice: readChoices(params), origin: readOrigins(params) }}
        list={list.data}
        filters={
          <>
            <div className="mb-6">
              <SortForm />
            </div>
            <ChoiceFilters options={list.data?.facets.options ?? []} />
            <OriginFilter origins={list.data?.facets.origins} />
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
