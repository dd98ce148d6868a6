import type { Category } from "@haat/catalog/contract"
import { useQuery } from "@tanstack/react-query"
import { data, useParams, useSearchParams } from "react-router-dom"
import { Breadcrumbs, breadcrumbList } from "../components/breadcrumbs.tsx"
import { ButtonLink } from "../components/button.tsx"
import { COMMON } from "../components/messages.ts"
import { PageHead, useAbsolute } from "../components/page-head.tsx"
import { AddToCartButton } from "../features/cart/add-to-cart-button.tsx"
import { LISTS } from "../features/catalog/list-messages.ts"
import { ListingError } from "../features/catalog/listing-error.tsx"
import { CATALOG } from "../features/catalog/messages.ts"
import { ProductListing } from "../features/catalog/product-listing.tsx"
import { categoriesQuery, productListQuery } from "../features/catalog/product-queries.ts"
import { readPage } from "../features/catalog/search-filter.ts"
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
  const [params] = useSearchParams()
  const { data: categories = [] } = useQuery(categoriesQuery)
  const list = useQuery(listOf(id, params))
  const absolute = useAbsolute()
  const category = categories.find(named(id))
  const name = category?.name ?? LISTS.category
  const crumbs = [{ name: COMMON.home, to: "/" }, { name }]
  const page = readPage(params)
  const products = list.data ? CATALOG.products(list.data.count) : "…"
  return (
    <>
      <PageHead
        title={name}
        description={LISTS.categoryText(products, name)}
        canonical={`/category/${category?.id ?? id}${page ? `?page=${page}` : ""}`}
        image={list.data?.products[0]?.images[0]?.url}
        jsonLd={[breadcrumbList(crumbs, absolute)]}
        noIndex={!category}
      />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="text-3xl font-semibold">{name}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{products}</p>
      <ProductListing
        query={list}
        label={name}
        action={(product) => <AddToCartButton product={product} size="sm" variant="soft" className="w-full" />}
        empty={LISTS.noneInCategory}
        emptyAction={<ButtonLink to="/explore">{LISTS.exploreAll}</ButtonLink>}
      />
    </>
  )
}

export const ErrorBoundary = () => <ListingError title={LISTS.category} />
