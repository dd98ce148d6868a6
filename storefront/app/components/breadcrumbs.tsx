import { Link } from "react-router-dom"
import { ChevronRight } from "./icons.ts"
import { COMMON } from "./messages.ts"

/** The way here; the last one is where we are and has no address. */
export type Crumb = { name: string; to?: string }

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={COMMON.breadcrumb} className="mb-5">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
        {crumbs.map(({ name, to }) => (
          <li key={name} className="flex items-center gap-1">
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

/** The same way in schema.org's words; `absolute` makes whole addresses. */
export const breadcrumbList = (crumbs: Crumb[], absolute: (path: string) => string) => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, to }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name,
    ...(to ? { item: absolute(to) } : {}),
  })),
})
