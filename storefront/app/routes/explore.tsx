import { useSuspenseQuery } from "@tanstack/react-query"
import { Suspense } from "react"
import { useSearchParams } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { AddToCartButton } from "../features/cart/add-to-cart-button.tsx"
import { CategoryChips } from "../features/catalog/category-chips.tsx"
import { countText } from "../features/catalog/count-text.ts"
import { ProductListing } from "../features/catalog/product-listing.tsx"
import { categoriesQuery, productListQuery } from "../features/catalog/product-queries.ts"
import { readPage } from "../features/catalog/search-filter.ts"
import { ListingSkeleton } from "../features/catalog/skeletons.tsx"
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
  return (
    <Suspense fallback={<ListingSkeleton />}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const [params] = useSearchParams()
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const { data: list } = useSuspenseQuery(listOf(params))
  const page = readPage(params)
  return (
    <>
      <PageHead
        title={`Explore products${page ? `, page ${page}` : ""} · Haat`}
        description="Everything in the shop, newest first: clothes, kitchen, spices, footwear, sports and more."
        canonical={`/explore${page ? `?page=${page}` : ""}`}
      />
      <h1 className="text-3xl font-semibold">Explore</h1>
      <p className="mt-1 mb-5 text-ink-soft">{countText(list.count)}, newest first</p>
      <div className="mb-8">
        <CategoryChips categories={categories} />
      </div>
      <ProductListing
        list={list}
        label="All products"
        action={(product) => <AddToCartButton product={product} size="sm" variant="soft" className="w-full" />}
        empty="No products found."
      />
    </>
  )
}
