import { useSuspenseQuery } from "@tanstack/react-query"
import { Suspense } from "react"
import { useSearchParams } from "react-router-dom"
import { ButtonLink } from "../components/button.tsx"
import { PageHead } from "../components/page-head.tsx"
import { AddToCartButton } from "../features/cart/add-to-cart-button.tsx"
import { countText } from "../features/catalog/count-text.ts"
import { ProductListing } from "../features/catalog/product-listing.tsx"
import { categoriesQuery, productListQuery } from "../features/catalog/product-queries.ts"
import { readSearch } from "../features/catalog/search-filter.ts"
import { SearchForm } from "../features/catalog/search-form.tsx"
import { ListingSkeleton } from "../features/catalog/skeletons.tsx"
import { loadQueries, startQueries } from "../lib/load-queries.ts"
import type { Route } from "./+types/search"

const listFor = (request: Request) => productListQuery(readSearch(new URL(request.url).searchParams).filter)

export const loader = ({ request }: Route.LoaderArgs) => loadQueries(request, categoriesQuery, listFor(request))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => startQueries(categoriesQuery, listFor(request))

export default function SearchPage() {
  return (
    <Suspense fallback={<ListingSkeleton />}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const [params] = useSearchParams()
  const { filter, errors } = readSearch(params)
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const { data: list } = useSuspenseQuery(productListQuery(filter))
  const heading = filter.q ? `Results for “${filter.q}”` : "Search"
  return (
    <>
      <PageHead
        title={`${heading} · Haat`}
        description={`${countText(list.count)} found. Filter by category and price, sort as you like.`}
        canonical={`/search${filter.q ? `?query=${encodeURIComponent(filter.q)}` : ""}`}
        noIndex
      />
      <h1 className="mb-5 text-3xl font-semibold wrap-anywhere">{heading}</h1>
      <SearchForm categories={categories} errors={errors} />
      <p role="status" className="my-5 text-ink-soft">
        {countText(list.count)}
      </p>
      <ProductListing
        list={list}
        label="Search results"
        action={(product) => <AddToCartButton product={product} size="sm" variant="soft" className="w-full" />}
        empty="No products found."
        emptyAction={
          <ButtonLink to="/explore" variant="secondary">
            Explore all products
          </ButtonLink>
        }
      />
    </>
  )
}
