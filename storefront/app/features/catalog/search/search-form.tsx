import type { ShopCategory } from "@haat/catalog/contract"
import { type FormEvent, useContext, useEffect, useRef } from "react"
import { Form, useSearchParams, useSubmit } from "react-router-dom"
import { Button } from "../../../components/button.tsx"
import { Select } from "../../../components/select.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { cx } from "../../../lib/class-names.ts"
import { KeptFilters } from "../list/kept-filters.tsx"
import { LISTS } from "../list/messages.ts"
import { SheetForm, useFilterSubmit, useListChange } from "../list/sheet-form.ts"
import { SortSelect } from "../list/sort-select.tsx"
import { SEARCH_BOX } from "./messages.ts"
import { cleanSearch, type SearchRequest } from "./search-filter.ts"

type SearchFormProps = { categories: ShopCategory[]; errors: SearchRequest["errors"] }

/** A GET form: the address is its state, with or without JavaScript. The selects submit it when they change. */
export function SearchForm({ categories, errors }: SearchFormProps) {
  const [params] = useSearchParams()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)

  const shown = useRef(params)

  // back, forward and links change the address: the fields follow. The first address is in the fields already, perhaps
  // overwritten by what was typed before hydration
  useEffect(() => {
    if (shown.current === params) return
    shown.current = params
    for (const field of form.current?.elements ?? []) {
      if ((field instanceof HTMLInputElement && field.type !== "hidden") || field instanceof HTMLSelectElement)
        field.value = params.get(field.name) ?? ""
    }
  }, [params])

  const { hash, options } = useListChange()
  const sheetForm = useContext(SheetForm)
  const show = useFilterSubmit((typed) => submit(typed, { action: "/search" }))
  const search = () =>
    form.current && submit(cleanSearch(new FormData(form.current)), { action: `/search${hash}`, ...options })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    show(cleanSearch(new FormData(event.currentTarget)))
  }
  const given = (name: string) => params.get(name) ?? ""

  return (
    <Form
      ref={form}
      id={sheetForm}
      role="search"
      aria-label={LISTS.searchForm}
      action="/search"
      onSubmit={onSubmit}
      className={cx(
        "grid grid-cols-2 items-start gap-4 md:grid-cols-4",
        !sheetForm && "rounded-lg border border-line bg-surface p-4 sm:p-5",
      )}
    >
      <TextField
        label={LISTS.keyword}
        name="query"
        type="search"
        defaultValue={given("query")}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className="col-span-2"
      />
      <Select
        label={LISTS.category}
        name="category"
        defaultValue={given("category")}
        onChange={search}
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
        defaultValue={given("sortBy")}
        onChange={search}
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
      <KeptFilters />
      {!sheetForm && (
        <Button type="submit" className="col-span-2 md:col-span-1 md:mt-7">
          {SEARCH_BOX.search}
        </Button>
      )}
    </Form>
  )
}
