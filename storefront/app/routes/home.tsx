import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { Suspense } from "react"
import { ButtonLink } from "../components/button.tsx"
import { CarouselSkeleton } from "../components/carousel/carousel-skeleton.tsx"
import { EmptyState } from "../components/empty-state.tsx"
import { ErrorState } from "../components/error-state.tsx"
import { PackageSearch } from "../components/icons.ts"
import { PageHead, useAbsolute } from "../components/page-head.tsx"
import { type CardProduct, ProductCard } from "../components/product-card.tsx"
import { ProductGrid, ProductGridSkeleton } from "../components/product-grid.tsx"
import { AddToCartButton } from "../features/cart/add-to-cart-button.tsx"
import { CategoryChips } from "../features/catalog/category-chips.tsx"
import { Hero } from "../features/catalog/hero.tsx"
import { categoriesQuery, homeProductsQuery } from "../features/catalog/product-queries.ts"
import { BANNER_SHAPE, BannerCarousel } from "../features/home/banner-carousel.tsx"
import { bannersQuery } from "../features/home/banners-query.ts"
import { faqJsonLd } from "../features/home/faq-json-ld.ts"
import { faqsQuery } from "../features/home/faqs-query.ts"
import { mainProductsQuery } from "../features/home/main-products-query.ts"
import { HOME } from "../features/home/messages.ts"
import { shopJsonLd } from "../features/home/shop-json-ld.ts"
import { TrendingProducts, trendingOf } from "../features/home/trending-products.tsx"
import { visitDiscount } from "../lib/discount.ts"
import { lazyPart } from "../lib/lazy-part.ts"
import { loadQueries, loadQuietly, startQuietly } from "../lib/load-queries.ts"
import { seedQuery, shuffled } from "../lib/seed.ts"
import { useShopFacts } from "../lib/shop-facts.ts"
import { whenIdle } from "../lib/when-idle.ts"
import type { Route } from "./+types/home"

/** Without these the server has no page to show. */
const needed = [seedQuery, homeProductsQuery]
/** The page can do without each of these. */
const welcome = [categoriesQuery, bannersQuery, mainProductsQuery, faqsQuery]

export const loader = async ({ request }: Route.LoaderArgs) => {
  const [page, more] = await Promise.all([loadQueries(request, ...needed), loadQuietly(request, ...welcome)])
  const queries = [...page.dehydratedState.queries, ...more.dehydratedState.queries]
  return { dehydratedState: { mutations: [], queries } }
}
export const clientLoader = async () => {
  await startQuietly(...needed, ...welcome)
  return null
}

const HomeFailure = lazyPart(() => import("../features/home/home-failure.tsx"))
const HomeEnd = lazyPart(async () => {
  await whenIdle()
  return import("../features/home/home-end.tsx")
})

/** Made once: what is drawn later than its surroundings must not change with them. */
const end = (
  <Suspense>
    <HomeEnd />
  </Suspense>
)

export default function Home() {
  return (
    <>
      <HomeHead />
      <Hero />
      <div className="space-y-12">
        <Top />
        <Goods />
      </div>
      {end}
      <Failure />
    </>
  )
}

function HomeHead() {
  const { data: faqs = [] } = useQuery(faqsQuery)
  const absolute = useAbsolute()
  return (
    <PageHead
      title={HOME.title}
      description={HOME.description}
      canonical="/"
      jsonLd={[...shopJsonLd(useShopFacts().name, absolute), ...faqJsonLd(faqs)]}
    />
  )
}

/** Categories and banners. */
function Top() {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const { data: banners, isPending } = useQuery(bannersQuery)
  const places = categories.map(({ id, name }) => ({ path: `/category/${id}`, name }))
  return (
    <div className="space-y-6">
      <CategoryChips categories={categories} />
      {isPending && <CarouselSkeleton what={HOME.loadingBanners} single className={BANNER_SHAPE} />}
      {banners && banners.length > 0 && (
        <BannerCarousel key={banners.map(({ id }) => id).join()} banners={banners} places={places} />
      )}
    </div>
  )
}

/** Said once, when what the owner chose for this page could not be had. */
function Failure() {
  const banners = useQuery(bannersQuery)
  const main = useQuery(mainProductsQuery)
  if (!banners.isError && !main.isError) return null
  return (
    <Suspense>
      <HomeFailure />
    </Suspense>
  )
}

function Goods() {
  const { data: list, isError, refetch } = useQuery(homeProductsQuery)
  const main = useQuery(mainProductsQuery)
  if (isError && !list)
    return (
      <ErrorState title={HOME.oops} onRetry={refetch}>
        {HOME.somethingWrong}
      </ErrorState>
    )
  if (!list) return <GoodsSkeleton />
  return (
    <>
      {main.isPending ? <TrendingSkeleton /> : <TrendingProducts products={trendingOf(main.data, list.products)} />}
      <Explore products={list.products} count={list.count} />
    </>
  )
}

/** Active products in the visit's random order; of a large shop the newest, and the way to all `count` of them. */
function Explore({ products, count }: { products: CardProduct[]; count: number }) {
  const { data: seed } = useSuspenseQuery(seedQuery)
  return (
    <section aria-labelledby="explore-products">
      <h2 id="explore-products" className="mb-4 text-2xl font-semibold">
        {HOME.explore}
      </h2>
      {products.length === 0 && <EmptyState icon={PackageSearch} title={HOME.noProducts} />}
      <ProductGrid label={HOME.explore}>
        {shuffled(products, seed).map((product) => (
          <li key={product.id} className="product-cell">
            <ProductCard
              product={product}
              discount={visitDiscount(seed, product)}
              action={<AddToCartButton product={product} size="sm" variant="soft" className="w-full" />}
            />
          </li>
        ))}
      </ProductGrid>
      {count > products.length && (
        <ButtonLink to="/explore" variant="secondary" className="mx-auto mt-8 w-fit">
          {HOME.exploreAll(count)}
        </ButtonLink>
      )}
    </section>
  )
}

const TrendingSkeleton = () => <CarouselSkeleton what={HOME.loadingTrending} className="aspect-[3/4] rounded-lg" />

const GoodsSkeleton = () => (
  <>
    <TrendingSkeleton />
    <ProductGridSkeleton />
  </>
)
