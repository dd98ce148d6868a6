import HomeSections from "virtual:haat/slots/home.sections"
import { SubscribeHere } from "@haat/newsletter/contract"
import { useQuery } from "@tanstack/react-query"
import { Suspense } from "react"
import { CarouselSkeleton } from "../components/carousel/carousel-skeleton.tsx"
import { ErrorState } from "../components/error-state.tsx"
import { PageHead, useAbsolute } from "../components/page-head.tsx"
import { ProductGridSkeleton } from "../components/product-grid.tsx"
import { Rangoli } from "../components/rangoli.tsx"
import { Section } from "../components/section.tsx"
import { CardAction } from "../features/cart/add/card-action.tsx"
import { categoriesQuery, homeProductsQuery } from "../features/catalog/product-queries.ts"
import { SearchBox } from "../features/catalog/search/search-box.tsx"
import { CategoryChips } from "../features/catalog/top/category-chips.tsx"
import { TOP } from "../features/catalog/top/messages.ts"
import { BANNER_SHAPE, BannerCarousel } from "../features/home/banner-carousel.tsx"
import { ExploreProducts } from "../features/home/explore-products.tsx"
import { faqJsonLd, shopJsonLd } from "../features/home/home-json-ld.ts"
import { bannersQuery, faqsQuery, mainProductsQuery } from "../features/home/home-queries.ts"
import { HOME, NEWSLETTER } from "../features/home/messages.ts"
import { chooseTrending, TrendingProducts } from "../features/home/trending-products.tsx"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { formAction } from "../lib/forms/form-action.ts"
import { postForm } from "../lib/forms/post-form.ts"
import { lazyPart } from "../lib/lazy-loading/lazy-part.ts"
import { whenIdle } from "../lib/lazy-loading/when-idle.ts"
import { useShopFacts } from "../lib/shop/shop-facts.ts"
import { requestSeedQuery } from "../lib/visit/seed.ts"

const queries = (page: PageArgs) => ({
  critical: [requestSeedQuery(page.request), homeProductsQuery],
  deferred: [categoriesQuery, bannersQuery, mainProductsQuery, faqsQuery, ...(HomeSections?.queries(page) ?? [])],
})
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries, { skeleton: true })

export const action = formAction({
  ...HomeSections?.actions,
  newsletter: postForm("/store/newsletter", SubscribeHere, () => ({ done: NEWSLETTER.subscribed })),
})

const HomeFailure = lazyPart(() => import("../features/home/home-failure.tsx"))
const HomeEnd = lazyPart(async () => {
  await whenIdle()
  return import("../features/home/home-end.tsx")
})

/** One element for all renders: it hydrates late and must not be rendered again before. */
const end = (
  <Section name="home-end">
    <HomeEnd />
  </Section>
)

export default function Home() {
  return (
    <>
      <HomeHead />
      <Hero />
      <div className="space-y-12">
        <Top />
        <Products />
      </div>
      {end}
      <Failure />
    </>
  )
}

/** The top of home: what the shop is, and the search box. */
function Hero() {
  return (
    <section className="relative mb-6 overflow-hidden rounded-xl bg-hero px-5 py-8 text-on-hero sm:px-10 sm:py-10">
      <Awning />
      <Rangoli className="-right-24 -bottom-32 size-96 opacity-25 sm:right-4 lg:opacity-40" />
      <h1 className="relative max-w-xl text-3xl font-semibold">{TOP.heroTitle}</h1>
      <p className="relative mt-3 mb-6 max-w-lg text-on-hero/85">{TOP.heroText}</p>
      <div className="relative">
        <SearchBox />
      </div>
    </section>
  )
}

/** Stripes of a market awning along the top edge. */
const Awning = () => (
  <svg aria-hidden className="absolute inset-x-0 top-0 h-4 w-full" preserveAspectRatio="none">
    <defs>
      <pattern id="awning" width="56" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 0h28v6a14 10 0 0 1-28 0z" fill="#f5b544" />
        <path d="M28 0h28v6a14 10 0 0 1-28 0z" fill="#fbf7ef" />
      </pattern>
    </defs>
    <rect width="100%" height="16" fill="url(#awning)" />
  </svg>
)

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

/** Maximum of categories; more would push the banners out of view. */
const CATEGORIES_AT_TOP = 12

/** Categories and banners. */
function Top() {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const { data: banners, isPending } = useQuery(bannersQuery)
  const places = categories.map(({ id, name, lang }) => ({ path: `/category/${id}`, name, lang }))
  return (
    <div className="space-y-6">
      <Section name="categories">
        <CategoryChips categories={categories} max={CATEGORIES_AT_TOP} />
      </Section>
      {isPending && <CarouselSkeleton what={HOME.loadingBanners} single className={BANNER_SHAPE} />}
      {banners && banners.length > 0 && (
        <Section name="banners">
          <BannerCarousel key={banners.map(({ id }) => id).join()} banners={banners} places={places} />
        </Section>
      )}
    </div>
  )
}

/** One dialog when the owner's banners or main products could not be loaded. */
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

function Products() {
  const { data: list, isError, refetch } = useQuery(homeProductsQuery)
  const main = useQuery(mainProductsQuery)
  if (isError && !list)
    return (
      <ErrorState title={HOME.oops} onRetry={refetch}>
        {HOME.somethingWrong}
      </ErrorState>
    )
  if (!list)
    return (
      <>
        <TrendingSkeleton />
        <ProductGridSkeleton />
      </>
    )
  return (
    <>
      {main.isPending ? (
        <TrendingSkeleton />
      ) : (
        <Section name="trending-products">
          <TrendingProducts products={chooseTrending(main.data, list.products)} />
        </Section>
      )}
      <Section name="explore-products">
        <ExploreProducts
          products={list.products}
          count={list.count}
          action={(product) => <CardAction product={product} />}
        />
      </Section>
    </>
  )
}

const TrendingSkeleton = () => <CarouselSkeleton what={HOME.loadingTrending} className="aspect-[3/4] rounded-lg" />
