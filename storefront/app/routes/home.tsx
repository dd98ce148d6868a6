import HomeSections from "virtual:haat/slots/home.sections"
import { Suspense } from "react"
import { PageHead, useAbsolute } from "../components/page-head.tsx"
import { categoriesQuery, homeProductsQuery } from "../features/catalog/product-queries.ts"
import { useHasFailure } from "../features/home/failure-dialog.ts"
import { shopJsonLd } from "../features/home/home-json-ld.ts"
import { HOME } from "../features/home/messages.ts"
import { HOME_SECTIONS } from "../features/home/sections.tsx"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { formAction } from "../lib/forms/form-action.ts"
import { lazyPart } from "../lib/lazy-loading/lazy-part.ts"
import { useShopFacts } from "../lib/shop/shop-facts.ts"
import { requestSeedQuery } from "../lib/visit/seed.ts"

const queries = (page: PageArgs) => ({
  critical: [requestSeedQuery(page.request), homeProductsQuery],
  deferred: [categoriesQuery, ...(HomeSections?.queries(page) ?? [])],
})
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries, { skeleton: true })

export const action = formAction({ ...HomeSections?.actions })

const HomeFailure = lazyPart(() => import("../features/home/home-failure.tsx"))

export default function Home() {
  return (
    <>
      <HomeHead />
      <div className="space-y-12">{HOME_SECTIONS}</div>
      <Failure />
    </>
  )
}

function HomeHead() {
  const absolute = useAbsolute()
  return (
    <PageHead
      title={HOME.title}
      description={HOME.description}
      canonical="/"
      jsonLd={shopJsonLd(useShopFacts().name, absolute)}
    />
  )
}

const Failure = () =>
  useHasFailure() && (
    <Suspense>
      <HomeFailure />
    </Suspense>
  )
