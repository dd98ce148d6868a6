import { countryName, type ProductList } from "@haat/catalog/contract"
import { useSearchParams } from "react-router-dom"
import { LANGUAGE } from "../../../lib/language/language.ts"
import { LANGUAGES } from "../../../lib/language/languages.ts"
import { ChosenLink, useToggled } from "./chosen-link.tsx"
import { LISTS } from "./messages.ts"

const { tag } = LANGUAGES[LANGUAGE]

/** The countries that the goods of a list come from: each adds itself to the address or takes itself out. */
export function OriginFilter({ origins }: { origins: ProductList["facets"]["origins"] }) {
  const [params] = useSearchParams()
  const toggled = useToggled("origin")
  const chosen = params.getAll("origin")
  if (!origins.length) return null
  return (
    <section aria-label={LISTS.filterBy(LISTS.origin)} className="my-5">
      <h2 className="mb-1.5 text-sm font-semibold">{LISTS.origin}</h2>
      <ul className="flex flex-wrap gap-2">
        {origins.map(({ origin, count }) => (
          <li key={origin}>
            <ChosenLink to={toggled(origin)} isChosen={chosen.includes(origin)} count={count}>
              {countryName(origin, tag)}
            </ChosenLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
