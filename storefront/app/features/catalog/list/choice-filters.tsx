import type { ProductList } from "@haat/catalog/contract"
import { Link, useLocation, useSearchParams } from "react-router-dom"
import { Swatch } from "../../../components/swatch.tsx"
import { cx } from "../../../lib/class-names.ts"
import { choiceName } from "../../../lib/shop/variants/choice-name.ts"
import { LISTS } from "./messages.ts"

type Options = ProductList["facets"]["options"]

/** Sizes, colours and what else the goods of a list are to be had in: each value is a link that adds it to the address or takes it out. */
export function ChoiceFilters({ options }: { options: Options }) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const chosen = params.getAll("choice")
  if (!options.length) return null
  const toggled = (choice: string) => {
    const next = new URLSearchParams(params)
    next.delete("page")
    if (chosen.includes(choice)) next.delete("choice", choice)
    else next.append("choice", choice)
    return `${pathname}?${next}`
  }
  return (
    <div className="my-5 grid gap-3">
      {options.map(({ option, title, values }) => (
        <section key={option} aria-label={LISTS.filterBy(choiceName(title))}>
          <h2 className="mb-1.5 text-sm font-semibold">{choiceName(title)}</h2>
          <ul className="flex flex-wrap gap-2">
            {values.map(({ choice, value, colour, count }) => {
              const isChosen = chosen.includes(choice)
              return (
                <li key={choice}>
                  <Link
                    to={toggled(choice)}
                    rel="nofollow"
                    preventScrollReset
                    aria-current={isChosen || undefined}
                    className={cx(
                      "inline-flex min-h-10 items-center gap-2 rounded-full border px-3 text-sm",
                      isChosen
                        ? "border-brand bg-brand-soft font-medium text-brand"
                        : "border-line-strong bg-surface hover:border-ink",
                    )}
                  >
                    {colour && <Swatch of={colour} />}
                    {choiceName(value)} <span className="text-ink-soft">{count}</span>
                    <span className="sr-only">{isChosen ? LISTS.takeOut : LISTS.goods(count)}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      {chosen.length > 0 && (
        <Link
          to={withoutChoices(pathname, params)}
          preventScrollReset
          className="justify-self-start text-sm font-medium text-brand underline"
        >
          {LISTS.allChoices}
        </Link>
      )}
    </div>
  )
}

const withoutChoices = (pathname: string, params: URLSearchParams) => {
  const next = new URLSearchParams(params)
  next.delete("page")
  next.delete("choice")
  return `${pathname}?${next}`
}
