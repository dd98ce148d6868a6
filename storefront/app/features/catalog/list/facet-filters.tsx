import { countryName } from "@haat/catalog/contract"
import type { ProductList } from "@haat/search/contract"
import type { ReactNode } from "react"
import { Link, useLocation, useSearchParams } from "react-router-dom"
import { Swatch } from "../../../components/swatch.tsx"
import { cx } from "../../../lib/class-names.ts"
import { LANGUAGE } from "../../../lib/language/language.ts"
import { LANGUAGES } from "../../../lib/language/languages.ts"
import { choiceName } from "../../../lib/shop/variants/choice-name.ts"
import { COUNTRY_CODE } from "../search/search-filter.ts"
import { searchWithout } from "./active-filters.ts"
import { LISTS } from "./messages.ts"
import { useListChange } from "./sheet-form.ts"

const { tag } = LANGUAGES[LANGUAGE]

/**
 * Sizes, colours and other options of the goods of a list, and the countries that they come from: each value is a link
 * that adds it to the address or takes it out. A chosen country that nothing here comes from is there as well, to be
 * taken out.
 */
export function FacetFilters({ facets }: { facets: ProductList["facets"] | undefined }) {
  const [params] = useSearchParams()
  if (!facets) return null
  const { options, origins } = facets
  const absent = new Set(params.getAll("origin").filter((code) => COUNTRY_CODE.test(code)))
  for (const { origin } of origins) absent.delete(origin)
  const countries = [...origins, ...[...absent].map((origin) => ({ origin, count: 0 }))]
  return (
    <>
      {options.length > 0 && (
        <div className="my-5 grid gap-3">
          {options.map(({ option, title, values }) => (
            <FacetGroup
              key={option}
              name="choice"
              title={choiceName(title)}
              values={values.map(({ choice, value, ...rest }) => ({ ...rest, value: choice, text: choiceName(value) }))}
            />
          ))}
          {params.has("choice") && (
            <FilterLink
              search={searchWithout(params, "choice")}
              className="justify-self-start text-sm font-medium text-brand underline"
            >
              {LISTS.allChoices}
            </FilterLink>
          )}
        </div>
      )}
      {countries.length > 0 && (
        <div className="my-5">
          <FacetGroup
            name="origin"
            title={LISTS.origin}
            values={countries.map(({ origin, count }) => ({ value: origin, text: countryName(origin, tag), count }))}
          />
        </div>
      )}
    </>
  )
}

type FacetGroupProps = {
  /** of the parameter in the address */
  name: string
  title: string
  values: { value: string; text: string; colour?: string | null; count: number }[]
}

/** Values to filter a list by, with how many products have each. */
function FacetGroup({ name, title, values }: FacetGroupProps) {
  const [params] = useSearchParams()
  return (
    <section aria-label={LISTS.filterBy(title)}>
      <h2 className="mb-1.5 text-sm font-semibold">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {values.map(({ value, text, colour, count }) => {
          const isChosen = params.has(name, value)
          const search = new URLSearchParams(searchWithout(params, name, value))
          if (!isChosen) search.append(name, value)
          return (
            <li key={value}>
              <FilterLink
                search={search.toString()}
                isChosen={isChosen}
                className={cx(
                  "inline-flex min-h-10 max-w-full items-center gap-2 rounded-3xl border px-3 text-sm wrap-anywhere",
                  isChosen
                    ? "border-brand bg-brand-soft font-medium text-brand"
                    : "border-line-strong bg-surface hover:border-ink",
                )}
              >
                {colour && <Swatch fill={colour} />}
                {text} <span className="text-ink-soft">{count}</span>
                <span className="sr-only">{isChosen ? LISTS.takeOut : LISTS.goods(count)}</span>
              </FilterLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type FilterLinkProps = { search: string; isChosen?: boolean; className: string; children: ReactNode }

/** A link to its list with another filter; in the sheet, which stays open. */
function FilterLink({ search, isChosen, ...rest }: FilterLinkProps) {
  const { pathname } = useLocation()
  const { hash, options } = useListChange()
  return (
    <Link
      to={{ pathname, search, hash }}
      rel="nofollow"
      preventScrollReset
      aria-current={isChosen || undefined}
      {...options}
      {...rest}
    />
  )
}
