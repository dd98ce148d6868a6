import { countryName } from "@haat/catalog/contract"
import type { ProductList } from "@haat/search/contract"
import { useSearchParams } from "react-router-dom"
import { LANGUAGE } from "../../../lib/language/language.ts"
import { LANGUAGES } from "../../../lib/language/languages.ts"
import { ChosenLink, useToggled } from "./chosen-link.tsx"
import { LISTS } from "./messages.ts"

/** Of another text the browser has no name. */
const COUNTRY_CODE = /^[A-Z]{2}$/

const { tag } = LANGUAGES[LANGUAGE]

/**
 * The countries that the goods of a list come from: each adds itself to the address or takes itself out. One that is chosen and
 * that nothing here comes from is there as well, to be taken out.
 */
export function OriginFilter({ origins }: { origins: ProductList["facets"]["origins"] | undefined }) {
  const [params] = useSearchParams()
  const toggled = useToggled("origin")
  if (!origins) return null
  const chosen = new Set(params.getAll("origin"))
  const absent = [...chosen].filter((code) => COUNTRY_CODE.test(code) && !origins.some(({ origin }) => origin === code))
  const shown = [...origins, ...absent.map((origin) => ({ origin, count: 0 }))]
  if (!shown.length) return null
  return (
    <section aria-label={LISTS.filterBy(LISTS.origin)} className="my-5">
      <h2 className="mb-1.5 text-sm font-semibold">{LISTS.origin}</h2>
      <ul className="flex flex-wrap gap-2">
        {shown.map(({ origin, count }) => (
          <li key={origin}>
            <ChosenLink to={toggled(origin)} isChosen={chosen.has(origin)} count={count}>
              {countryName(origin, tag)}
            </ChosenLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
