import type { ShopCategory } from "@haat/catalog/contract"
import { useContext } from "react"
import { useSearchParams } from "react-router-dom"
import { Button } from "../../../components/button.tsx"
import { Select } from "../../../components/select.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { cx } from "../../../lib/class-names.ts"
import { FilterForm, SortSelect } from "../list/filter-form.tsx"
import { LISTS } from "../list/messages.ts"
import { SheetForm } from "../list/sheet-form.ts"
import { SEARCH_BOX } from "./messages.ts"
import type { SearchRequest } from "./search-filter.ts"

type SearchFormProps = { categories: ShopCategory[]; errors: SearchRequest["errors"] }

/** Fields for the words, the filters and the order of a search. */
export function SearchForm({ categories, errors }: SearchFormProps) {
  const [params] = useSearchParams()
  const isInSheet = useContext(SheetForm) !== undefined
  const given = (name: string) => params.get(name) ?? ""
  return (
    <FilterForm
      role="search"
      aria-label={LISTS.searchForm}
      className={cx(
        "grid grid-cols-2 items-start gap-4 md:grid-cols-4",
        !isInSheet && "rounded-lg border border-line bg-surface p-4 sm:p-5",
      )}
    >
      <TextField
        label={LISTS.keyword}
        name="query"
        type="search"
        defaultValue={given("query")}
        maxLength={200}
        enterKeyHint="search"
        className="col-span-2"
      />
      <Select
        label={LISTS.category}
        name="category"
        defaultValue={given("category")}
        className="col-span-2 md:col-span-1"
      >
        <option value="">{LISTS.allCategories}</option>
        {categories.map(({ id, name, lang }) => (
          <option key={id} value={id} lang={lang}>
            {name}
          </option>
        ))}
      </Select>
      <SortSelect
        defaultLabel={given("query") ? LISTS.bestMatch : LISTS.newestFirst}
        className="col-span-2 md:col-span-1"
      />
      <TextField
        label={LISTS.minPrice}
        name="minPrice"
        inputMode="decimal"
        defaultValue={given("minPrice")}
        error={errors.minPrice}
      />
      <TextField
        label={LISTS.maxPrice}
        name="maxPrice"
        inputMode="decimal"
        defaultValue={given("maxPrice")}
        error={errors.maxPrice}
      />
      {!isInSheet && (
        <Button type="submit" className="col-span-2 md:col-span-1 md:mt-7">
          {SEARCH_BOX.search}
        </Button>
      )}
    </FilterForm>
  )
}
