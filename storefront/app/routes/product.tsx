import ProductActions from "virtual:haat/slots/product.actions"
import ProductNotes from "virtual:haat/slots/product.notes"
import ProductPicture from "virtual:haat/slots/product.picture"
import ProductSections from "virtual:haat/slots/product.sections"
import { money } from "@haat/sdk/money"
import { useSuspenseQuery } from "@tanstack/react-query"
import { Suspense, useEffect } from "react"
import { useParams, useSearchParams } from "react-router-dom"
import { Breadcrumbs, breadcrumbList } from "../components/breadcrumbs.tsx"
import { COMMON } from "../components/messages.ts"
import { DeferredPublicOffers } from "../components/offers/deferred-public-offers.tsx"
import { PageHead, useAbsolute } from "../components/page-head.tsx"
import { Section } from "../components/section.tsx"
import { Skeleton } from "../components/skeleton.tsx"
import { VariantPicker } from "../components/variant-picker/variant-picker.tsx"
import { BuyBox } from "../features/cart/add/buy-box.tsx"
import { LISTS } from "../features/catalog/list/messages.ts"
import { ProductDetails } from "../features/catalog/product/product-details.tsx"
import { productJsonLd } from "../features/catalog/product/product-json-ld.ts"
import { RelatedProducts } from "../features/catalog/product/related-products.tsx"
import { StockNotice } from "../features/catalog/stock-notice/stock-notice.tsx"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { queryClient } from "../lib/backend/query-client.ts"
import { fetchProduct, productQuery } from "../lib/shop/product-query.ts"
import { applyVariant, toVariantProduct } from "../lib/shop/variants/apply-variant.ts"
import { chosenVariant, trimForSsr } from "../lib/shop/variants/choose-variant.ts"
import { productUnitPrice } from "../lib/shop/variants/product-unit-price.ts"
import { pageAction } from "../slots/page-action.ts"
import type { Route } from "./+types/product"

/** Makes the server's query of a product, trimmed to the variant in the address. */
const trimmedProductQuery = (id: string, params: URLSearchParams) => ({
  ...productQuery(id),
  queryFn: async () => trimForSsr(await fetchProduct(id), params),
})
const SLOTS = [ProductPicture, ProductActions, ProductNotes, ProductSections]

const queries = (page: PageArgs<Route.LoaderArgs["params"]>) => {
  const { params, url } = page
  return {
    critical: [import.meta.env.SSR ? trimmedProductQuery(params.id, url.searchParams) : productQuery(params.id)],
    deferred: SLOTS.flatMap((slot) => slot?.queries(page) ?? []),
  }
}
export const loader = loadOnServer(queries)

const load = loadInBrowser(queries, { skeleton: true })
export const clientLoader = (args: Route.ClientLoaderArgs) => {
  const { queryKey } = productQuery(args.params.id)
  // data sent with a page contains only one variant, which may not be the chosen one
  if (queryClient().getQueryData(queryKey)?.variant_summary) queryClient().removeQueries({ queryKey })
  return load(args)
}

export const action = pageAction({}, SLOTS)

export default function Product() {
  const { id = "" } = useParams()
  return (
    <Suspense key={id} fallback={<ProductSkeleton />}>
      <Content id={id} />
    </Suspense>
  )
}

/** The shape of a product page. */
const ProductSkeleton = () => (
  <div role="status">
    <span className="sr-only">{LISTS.loadingProduct}</span>
    <Skeleton className="mb-5 h-5 w-72 max-w-full" />
    <div className="grid gap-8 md:grid-cols-2 xl:gap-12">
      <Skeleton className="aspect-square rounded-xl" />
      <div className="space-y-5">
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-9 w-1/2" />
        <Skeleton className="h-13 w-48" />
        <Skeleton className="h-24" />
      </div>
    </div>
  </div>
)

/** A shop that had reviews, and has them no longer, still has the ratings. */
const HAS_REVIEWS = ProductSections?.anchors.includes("reviews") ?? false
const NO_RATING = { average: null, count: 0 }

function Content({ id }: { id: string }) {
  const { data, refetch } = useSuspenseQuery(productQuery(id))
  const product = HAS_REVIEWS ? data : { ...data, rating: NO_RATING }
  const isTrimmed = Boolean(product.variant_summary)
  useEffect(() => {
    if (isTrimmed) refetch()
  }, [isTrimmed, refetch])
  const [query] = useSearchParams()
  const variantProduct = toVariantProduct(product)
  const variant = variantProduct && chosenVariant(variantProduct, query)
  const displayed = variant ? applyVariant(product, variant) : product
  const absolute = useAbsolute()
  const { category } = product
  const crumbs = [
    { name: COMMON.home, to: "/" },
    ...(category ? [{ name: category.name, lang: category.lang, to: `/category/${category.id}` }] : []),
    { name: product.name, lang: product.langs?.name },
  ]
  return (
    <>
      <PageHead
        title={`${product.name} · ${money(displayed.price)}`}
        description={product.description.slice(0, 160)}
        canonical={`/product-info/${product.id}`}
        image={product.images[0]?.url}
        type="product"
        jsonLd={[productJsonLd(product, variant, absolute), breadcrumbList(crumbs, absolute)]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <ProductDetails
        product={displayed}
        unitPrice={productUnitPrice(product, variant)}
        shipped_item_id={variant?.id ?? product.id}
        picker={variantProduct && variant && <VariantPicker product={variantProduct} chosen={variant} />}
        action={
          <>
            <BuyBox product={displayed} />
            <Section name="offers">
              <DeferredPublicOffers product_id={product.id} />
            </Section>
            <Section name="stock-notice">
              <StockNotice product={product} variant_id={variant?.id} />
            </Section>
            {ProductActions && <ProductActions product={product} variant_id={variant?.id} />}
          </>
        }
        banner={ProductPicture && <ProductPicture product={product} />}
        end={ProductNotes && <ProductNotes product={product} />}
      />
      {ProductSections && <ProductSections product={product} />}
      {/* at the end: where there are none, nothing but the footer moves up */}
      <Section name="related-products">
        <RelatedProducts id={id} />
      </Section>
    </>
  )
}
