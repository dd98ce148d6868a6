import { ChevronLeft, ChevronRight } from "lucide-react"
import { Link, useSearchParams } from "react-router-dom"
import { cx } from "../lib/class-names.ts"
import { COMMON } from "./messages.ts"

/** The pages to link to: those around the current one, the first and the last; `null` is a gap. */
export function listPageLinks(page: number, last: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((one, i) => (i > 0 && one - (pages[i - 1] ?? 0) > 1 ? [null, one] : [one]))
}

const STEP = "inline-grid min-h-11 min-w-11 place-items-center rounded-md px-2 text-sm font-medium"

/** Links to the other pages of a list: they change `page` in the address and keep the other parameters. */
export function Pagination({ page, count, limit }: { page: number; count: number; limit: number }) {
  const [params] = useSearchParams()
  const last = Math.ceil(count / limit)
  if (last <= 1) return null
  const to = (target: number) => {
    const next = new URLSearchParams(params)
    if (target > 1) next.set("page", String(target))
    else next.delete("page")
    return { search: next.toString() }
  }
  return (
    <nav aria-label={COMMON.pages} className="mt-12 flex items-center justify-center gap-1">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" aria-label={COMMON.previousPage} className={cx(STEP, "hover:bg-sunken")}>
          <ChevronLeft className="size-5" />
        </Link>
      )}
      {listPageLinks(page, last).map((one, i) =>
        one === null ? (
          <span key={`gap-${i}`} aria-hidden className={STEP}>
            …
          </span>
        ) : (
          <Link
            key={one}
            to={to(one)}
            aria-label={COMMON.page(one)}
            aria-current={one === page ? "page" : undefined}
            className={cx(STEP, one === page ? "bg-brand-soft text-brand" : "hover:bg-sunken")}
          >
            {one}
          </Link>
        ),
      )}
      {page < last && (
        <Link to={to(page + 1)} rel="next" aria-label={COMMON.nextPage} className={cx(STEP, "hover:bg-sunken")}>
          <ChevronRight className="size-5" />
        </Link>
      )}
    </nav>
  )
}
