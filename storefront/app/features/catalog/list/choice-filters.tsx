import type { ProductList } from "@haat/search/contract"
import { useLocation, useSearchParams } from "react-router-dom"
import { Swatch } from "../../../components/swatch.tsx"
import { choiceName } from "../../../lib/shop/variants/choice-name.ts"
import { searchWithout } from "./active-filters.ts"
import { ChosenLink, FilterLink, useToggled } from "./chosen-link.tsx"
import { LISTS } from "./messages.ts"

type Options = ProductList["facets"]["options"]

/** Sizes, colours and what else the goods of a list are to be had in: each value is a link that adds it to the address or takes it out. */
export function ChoiceFilters({ options }: { options: Options }) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const chosen = params.getAll("choice")
  const toggled = useToggled("choice")
  if (!options.length) return null
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
                  <ChosenLink to={toggled(choice)} isChosen={isChosen} count={count}>
                    {colour && <Swatch of={colour} />}
                    {choiceName(value)}
                  </ChosenLink>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      {chosen.length > 0 && (
        <FilterLink
          to={`${pathname}${searchWithout(params, "choice")}`}
          className="justify-self-start text-sm font-medium text-brand underline"
        >
          {LISTS.allChoices}
        </FilterLink>
      )}
    </div>
  )
}
