import { ChevronRight } from "lucide-react"
import { Link } from "react-router-dom"
import { pageAddress } from "../lib/language/page-address.ts"
import { COMMON } from "./messages.ts"

/** One level of the path to the page; the last one is the page itself and has no `to`. */
type Crumb = {
  name: string
  /** language of the name, when it is not the page's */
  lang?: string
  to?: string
}

/** The path to the page, from home. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={COMMON.breadcrumb} className="mb-5">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
        {crumbs.map(({ name, lang, to }) => (
          <li key={name} lang={lang} className="flex max-w-full items-center gap-1 wrap-anywhere">
            {to ? (
              <>
                <Link to={to} className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
                  {name}
                </Link>
                <ChevronRight className="size-4" />
              </>
            ) : (
              <span aria-current="page" className="line-clamp-1 text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The breadcrumbs as schema.org data; `absolute` makes whole addresses. */
export const breadcrumbList = (crumbs: Crumb[], absolute: (path: string) => string) => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, to }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name,
    ...(to ? { item: absolute(pageAddress(to)) } : {}),
  })),
})
