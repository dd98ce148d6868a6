import { type QueryClient, useQuery } from "@tanstack/react-query"
import { Fragment } from "react"
import { Link, useSearchParams } from "react-router-dom"
import { ButtonLink } from "../components/button.tsx"
import { PageHead } from "../components/page-head.tsx"
import { isListPastEnd } from "../components/past-end.ts"
import { CardAction } from "../features/cart/add/card-action.tsx"
import { FacetFilters } from "../features/catalog/list/facet-filters.tsx"
import { FilteredList, productsFound } from "../features/catalog/list/filtered-list.tsx"
import { ListingError } from "../features/catalog/list/listing-error.tsx"
import { LISTS } from "../features/catalog/list/messages.ts"
import { ProductListing } from "../features/catalog/list/product-listing.tsx"
import { categoriesQuery, productListQuery } from "../features/catalog/product-queries.ts"
import { SEARCH_BOX } from "../features/catalog/search/messages.ts"
import { SearchBox } from "../features/catalog/search/search-box.tsx"
import { readSearch } from "../features/catalog/search/search-filter.ts"
import { SearchForm } from "../features/catalog/search/search-form.tsx"
import { AnyPriceLink, describePriceLimits, SearchNotice } from "../features/catalog/search/search-notice.tsx"
import { useSearchFigures } from "../features/catalog/search/use-search-figures.ts"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { pageAction } from "../slots/page-action.ts"

const queries = ({ url }: PageArgs) => {
  const list = productListQuery(readSearch(url.searchParams).filter)
  const isFound = (client: QueryClient) => !isListPastEnd(client.getQueryData(list.queryKey))
  return { critical: [categoriesQuery, list], isFound }
}
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries, { skeleton: true })

export const action = pageAction()

export default function SearchPage() {
  const [params] = useSearchParams()
  const { filter, errors } = readSearch(params)
  const { data: categories = [] } = useQuery(categoriesQuery)
  const list = useQuery(productListQuery(filter))
  const heading = filter.q ? LISTS.resultsFor(filter.q) : SEARCH_BOX.search
  const { did_you_mean = [] } = list.data ?? {}
  const products = list.data ? productsFound(list.data) : "…"
  const limits = describePriceLimits(filter, list.data)
  const results = useSearchFigures(filter, list.data?.count)
  return (
    <>
      <PageHead
        title={heading}
        description={LISTS.resultsText(products)}
        canonical={`/search${filter.q ? `?query=${encodeURIComponent(filter.q)}` : ""}`}
        noIndex
      />
      <h1 className="mb-5 text-3xl font-semibold wrap-anywhere">{heading}</h1>
      <SearchBox key={filter.q} query={filter.q} className="mb-5 md:hidden" />
      <div className="mb-5 text-ink-soft">
        <SearchNotice list={list.data} products={products} q={filter.q} />
        {did_you_mean.length > 0 && <DidYouMean texts={did_you_mean} />}
      </div>
      <FilteredList
        filter={filter}
        list={list.data}
        categories={categories}
        hasProblem={Boolean(errors.minPrice ?? errors.maxPrice)}
        filters={
          <div className="mb-5">
            <SearchForm categories={categories} errors={errors} />
            <FacetFilters facets={list.data?.facets} />
          </div>
        }
      >
        <div ref={results}>
          <ProductListing
            query={list}
            label={LISTS.results}
            action={(product) => <CardAction product={product} />}
            empty={LISTS.noneFound}
            emptyAction={
              limits ? (
                <AnyPriceLink list={list.data} />
              ) : (
                <ButtonLink to="/explore" variant="secondary">
                  {LISTS.exploreAll}
                </ButtonLink>
              )
            }
          />
        </div>
      </FilteredList>
    </>
  )
}

const DidYouMean = ({ texts }: { texts: string[] }) => (
  <p>
    {LISTS.didYouMean}{" "}
    {texts.map((text, i) => (
      <Fragment key={text}>
        {i > 0 && ", "}
        <Link
          to={`/search?query=${encodeURIComponent(text)}`}
          className="font-medium text-brand underline underline-offset-2"
        >
          {text}
        </Link>
      </Fragment>
    ))}
    ?
  </p>
)

export function ErrorBoundary() {
  const [params] = useSearchParams()
  const { data: categories = [] } = useQuery({ ...categoriesQuery, enabled: false })
  return (
    <ListingError title={SEARCH_BOX.search}>
      <SearchForm categories={categories} errors={readSearch(params).errors} />
    </ListingError>
  )
}
