import type { Category } from "@haat/catalog/contract"
import { useSuspenseQuery } from "@tanstack/react-query"
import { Suspense } from "react"
import { data, useParams, useSearchParams } from "react-router-dom"
import { Breadcrumbs, breadcrumbList } from "../components/breadcrumbs.tsx"
import { ButtonLink } from "../components/button.tsx"
import { PageHead, useAbsolute } from "../components/page-head.tsx"
import { AddToCartButton } from "../features/cart/add-to-cart-button.tsx"
import { countText } from "../features/catalog/count-text.ts"
import { ProductListing } from "../features/catalog/product-listing.tsx"
import { categoriesQuery, productListQuery } from "../features/catalog/product-queries.ts"
import { readPage } from "../features/catalog/search-filter.ts"
import { ListingSkeleton } from "../features/catalog/skeletons.tsx"
import { answerTo, loadQueries, startQueries } from "../lib/load-queries.ts"
import type { Route } from "./+types/category"

export const handle = { searchable: true }

const listOf = (id: string, params: URLSearchParams) => {
  const page = readPage(params)
  return productListQuery({ category: id, ...(page && { page }) })
}
const pageOf = (request: Request) => new URL(request.url).searchParams

/** A category that is not there reads like an empty one, and says 404 to machines. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const loaded = await loadQueries(request, categoriesQuery, listOf(params.id, pageOf(request)))
  const categories = answerTo(categoriesQuery, loaded) ?? []
  return data(loaded, categories.some(named(params.id)) ? 200 : 404)
}
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  startQueries(categoriesQuery, listOf(params.id, pageOf(request)))

const named = (id: string) => (category: Category) => category.id === id || category.handle === id

export default function CategoryPage() {
  const { id = "" } = useParams()
  return (
    <Suspense key={id} fallback={<ListingSkeleton />}>
      <Content id={id} />
    </Suspense>
  )
}

function Content({ id }: { id: string }) {
  const [params] = useSearchParams()
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const { data: list } = useSuspenseQuery(listOf(id, params))
  const absolute = useAbsolute()
  const category = categories.find(named(id))
  const name = category?.name ?? "Category"
  const crumbs = [{ name: "Home", to: "/" }, { name }]
  const page = readPage(params)
  return (
    <>
      <PageHead
        title={`${name} · Haat`}
        description={`${countText(list.count)} in ${name}, with clear prices in rupees and Cash On Delivery.`}
        canonical={`/category/${category?.id ?? id}${page ? `?page=${page}` : ""}`}
        image={list.products[0]?.images[0]?.url}
        jsonLd={[breadcrumbList(crumbs, absolute)]}
        noIndex={!category}
      />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="text-3xl font-semibold">{name}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{countText(list.count)}</p>
      <ProductListing
        list={list}
        label={name}
        action={(product) => <AddToCartButton product={product} size="sm" variant="soft" className="w-full" />}
        empty="No Products Found."
        emptyAction={<ButtonLink to="/explore">Explore all products</ButtonLink>}
      />
    </>
  )
}
