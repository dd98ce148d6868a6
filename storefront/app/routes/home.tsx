import HomeSections from "virtual:haat/slots/home.sections"
import { Suspense, useMemo } from "react"
import { PageHead, useAbsolute } from "../components/page-head.tsx"
import { categoriesQuery, homeProductsQuery } from "../features/catalog/product-queries.ts"
import { useHasFailure } from "../features/home/failure-dialog.ts"
import { shopJsonLd } from "../features/home/home-json-ld.ts"
import { HOME } from "../features/home/messages.ts"
import { shownSections } from "../home/sections.tsx"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { lazyPart } from "../lib/lazy-loading/lazy-part.ts"
import { DEFAULT_FACTS, useShopFacts } from "../lib/shop/shop-facts.ts"
import { shopQuery } from "../lib/shop/shop-query.ts"
import { requestSeedQuery } from "../lib/visit/seed.ts"
import { pageAction } from "../slots/page-action.ts"

const queries = async (page: PageArgs) => {
  const facts = await page.ensureQueryData(shopQuery).catch(() => DEFAULT_FACTS)
  return {
    critical: [requestSeedQuery(page.request), homeProductsQuery],
    deferred: [categoriesQuery, ...shownSections(facts).flatMap((section) => section.queries?.(page) ?? [])],
  }
}
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries, { skeleton: true })

export const action = pageAction({}, [HomeSections])

const HomeFailure = lazyPart(() => import("../features/home/home-failure.tsx"))

export default function Home() {
  const { name, home, plugins_off } = useShopFacts()
  const sections = useMemo(() => shownSections({ home, plugins_off }), [home, plugins_off])
  return (
    <>
      <HomeHead />
      {!sections.some(({ id }) => id === "hero") && <h1 className="sr-only">{HOME.title(name)}</h1>}
      <div className="space-y-12">
        {sections.map(({ id, title, component: Part }) => (
          <Part key={id} title={title} />
        ))}
      </div>
      <Failure />
    </>
  )
}

/** In browsers the scripts of `shopJsonLd` stay as the server sent them. */
const AS_SENT = [{}, {}]

function HomeHead() {
  const absolute = useAbsolute()
  const { name } = useShopFacts()
  return (
    <PageHead
      title={HOME.title}
      description={HOME.description}
      canonical="/"
      jsonLd={import.meta.env.SSR ? shopJsonLd(name, absolute) : AS_SENT}
    />
  )
}

const Failure = () =>
  useHasFailure() && (
    <Suspense>
      <HomeFailure text={HOME.somethingWrong} />
    </Suspense>
  )
