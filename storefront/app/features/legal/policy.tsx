import type { ShopPage } from "@haat/shop-settings/contract"
import { Link, useLocation } from "react-router-dom"
import { PageHead } from "../../components/page-head.tsx"
import { findQuery } from "../../lib/backend/read-query.ts"
import { formatDay } from "../../lib/format/date.ts"
import { LOCALE } from "../../lib/language/locale.ts"
import { useShopFacts } from "../../lib/shop/shop-facts.ts"
import { POLICIES, RETURN_TERMS } from "./messages.ts"

/** Terms, privacy, returns or delivery in the version of `?version=`; null where there is no such page or version. */
export const policyQuery = (name: string, search: URLSearchParams) => {
  const version = search.get("version") || undefined
  return findQuery(
    ["shop-page", name, version],
    `/store/pages/${encodeURIComponent(name)}`,
    ({ page }: { page: ShopPage }) => page,
    { ...LOCALE, version },
  )
}

const HEADING = /^#+ */

/** Page of the owner: paragraphs, and headings after "## ". HTML is shown as text. */
export function Policy({ page }: { page: ShopPage }) {
  const { pathname } = useLocation()
  const { title, description } = POLICIES[page.name]
  return (
    <article className="mx-auto max-w-2xl">
      <PageHead title={title} description={description} noIndex={page.version < page.newest} />
      <h1 className="text-3xl font-semibold">{title}</h1>
      <p className="mt-2 text-sm text-ink-soft">{POLICIES.version(page.version, formatDay(page.saved_at))}</p>
      {page.version < page.newest && (
        <p className="mt-2">
          {POLICIES.old}{" "}
          <Link to={pathname} className="font-medium text-brand underline">
            {POLICIES.readNewest}
          </Link>
        </p>
      )}
      <div lang={page.lang}>
        {parseBlocks(page.text).map(({ heading, text }, at) => (
          <section key={at} className="mt-8">
            {heading && <h2 className="text-xl font-semibold">{heading}</h2>}
            {text && <p className="mt-2 whitespace-pre-line text-ink-soft wrap-anywhere">{text}</p>}
          </section>
        ))}
      </div>
      {page.name === "returns" && page.version === page.newest && <ReturnTerms />}
      {page.version > 1 && (
        <p className="mt-8 text-sm">
          <Link to={`${pathname}?version=${page.version - 1}`} className="font-medium text-brand underline">
            {POLICIES.readBefore}
          </Link>
        </p>
      )}
    </article>
  )
}

const parseBlocks = (text: string) =>
  text.split(/\n\s*\n/).map((block) => {
    const [first, ...rest] = block.trim().split("\n")
    return HEADING.test(first) ? { heading: first.replace(HEADING, ""), text: rest.join("\n") } : { text: block.trim() }
  })

/** Rules of returns that hold whatever the owner wrote: on claims, and on a coupon's discount. */
export function ReturnTerms() {
  const { claim_days, keeps_discount } = useShopFacts()
  const terms = [
    [RETURN_TERMS.claims, RETURN_TERMS.claimsText(claim_days)],
    [RETURN_TERMS.coupons, keeps_discount ? RETURN_TERMS.keepsDiscount : RETURN_TERMS.losesDiscount],
  ]
  return terms.map(([heading, text]) => (
    <section key={heading} className="mt-8">
      <h2 className="text-xl font-semibold">{heading}</h2>
      <p className="mt-2 text-ink-soft">{text}</p>
    </section>
  ))
}
