import { useSuspenseQuery } from "@tanstack/react-query"
import { Suspense } from "react"
import { Carousel } from "../components/carousel/carousel.tsx"
import { EmptyState } from "../components/empty-state.tsx"
import { PackageSearch } from "../components/icons.ts"
import { PageHead } from "../components/page-head.tsx"
import { ProductCard } from "../components/product-card.tsx"
import { ProductGrid } from "../components/product-grid.tsx"
import { AddToCartButton } from "../features/cart/add-to-cart-button.tsx"
import { CategoryChips } from "../features/catalog/category-chips.tsx"
import { Hero } from "../features/catalog/hero.tsx"
import { categoriesQuery, homeProductsQuery } from "../features/catalog/product-queries.ts"
import { HomeSkeleton } from "../features/catalog/skeletons.tsx"
import { visitDiscount } from "../lib/discount.ts"
import { loadQueries, startQueries } from "../lib/load-queries.ts"
import { seedQuery, shuffled } from "../lib/seed.ts"
import type { Route } from "./+types/home"

const queries = [seedQuery, categoriesQuery, homeProductsQuery]

export const loader = ({ request }: Route.LoaderArgs) => loadQueries(request, ...queries)
export const clientLoader = () => startQueries(...queries)

const TRENDING = 10

export default function Home() {
  return (
    <>
      <PageHead
        title="Haat: everyday good things from India"
        description="Sarees, spices, steel and more from makers across India. Clear prices in rupees, Cash On Delivery everywhere."
      />
      <Suspense fallback={<HomeSkeleton />}>
        <Hero />
        <Content />
      </Suspense>
    </>
  )
}

function Content() {
  const { data: seed } = useSuspenseQuery(seedQuery)
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const { data: list } = useSuspenseQuery(homeProductsQuery)
  const trending = list.products.filter(({ quantity }) => quantity > 0).slice(0, TRENDING)
  const explore = shuffled(list.products, seed)

  return (
    <div className="space-y-12">
      <CategoryChips categories={categories} />
      {trending.length > 0 && (
        <Carousel
          key={trending.map(({ id }) => id).join()}
          title="Trending Products"
          slides={trending.map((product, i) => ({
            key: product.id,
            content: <ProductCard product={product} eager={i < 5} sizes="(min-width: 1024px) 18vw, 45vw" />,
          }))}
        />
      )}
      <section aria-labelledby="explore-products">
        <h2 id="explore-products" className="mb-4 text-2xl font-semibold">
          Explore Products
        </h2>
        {explore.length === 0 && <EmptyState icon={PackageSearch} title="No products found." />}
        <ProductGrid label="Explore Products">
          {explore.map((product) => (
            <li key={product.id} className="product-cell">
              <ProductCard
                product={product}
                discount={visitDiscount(seed, product)}
                action={<AddToCartButton product={product} size="sm" variant="soft" className="w-full" />}
              />
            </li>
          ))}
        </ProductGrid>
      </section>
    </div>
  )
}
