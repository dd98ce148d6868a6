import { useSuspenseQuery } from "@tanstack/react-query"
import { Suspense } from "react"
import { useParams } from "react-router-dom"
import { Breadcrumbs, breadcrumbList } from "../components/breadcrumbs.tsx"
import { COMMON } from "../components/messages.ts"
import { PageHead, useAbsolute } from "../components/page-head.tsx"
import { AddToCartButton } from "../features/cart/add-to-cart-button.tsx"
import { ProductDetails } from "../features/catalog/product-details.tsx"
import { productJsonLd } from "../features/catalog/product-json-ld.ts"
import { productQuery } from "../features/catalog/product-queries.ts"
import { ProductSkeleton } from "../features/catalog/skeletons.tsx"
import { ReportProblem } from "../features/problem-reports/report-problem.tsx"
import { ProductReviews } from "../features/reviews/product-reviews.tsx"
import { PurchaseBanner } from "../features/reviews/purchase-banner.tsx"
import { loadQueries, startQueries } from "../lib/load-queries.ts"
import { money } from "../lib/money.ts"
import type { Route } from "./+types/product"

export const handle = { searchable: true }

export const loader = ({ request, params }: Route.LoaderArgs) => loadQueries(request, productQuery(params.id))
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => startQueries(productQuery(params.id))

export default function Product() {
  const { id = "" } = useParams()
  return (
    <Suspense key={id} fallback={<ProductSkeleton />}>
      <Content id={id} />
    </Suspense>
  )
}

function Content({ id }: { id: string }) {
  const { data: product } = useSuspenseQuery(productQuery(id))
  const absolute = useAbsolute()
  const { category } = product
  const crumbs = [
    { name: COMMON.home, to: "/" },
    ...(category ? [{ name: category.name, to: `/category/${category.id}` }] : []),
    { name: product.name },
  ]
  return (
    <>
      <PageHead
        title={`${product.name} · ${money(product.price)}`}
        description={product.description.slice(0, 160)}
        canonical={`/product-info/${product.id}`}
        image={product.images[0]?.url}
        type="product"
        jsonLd={[productJsonLd(product, absolute), breadcrumbList(crumbs, absolute)]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <ProductDetails
        product={product}
        action={<AddToCartButton product={product} size="lg" className="w-full sm:w-auto sm:self-start sm:px-12" />}
        banner={<PurchaseBanner product_id={product.id} />}
        end={<ReportProblem key={product.id} product_id={product.id} />}
      />
      <ProductReviews key={product.id} product_id={product.id} rating={product.rating} />
    </>
  )
}
