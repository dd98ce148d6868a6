import { type FormEvent, useContext, useEffect, useEffectEvent, useRef } from "react"
import { Form, type FormProps, useLocation, useSearchParams, useSubmit } from "react-router-dom"
import { Button } from "../../../components/button.tsx"
import { Select } from "../../../components/select.tsx"
import { cleanSearch, SORT_NAMES } from "../search/search-filter.ts"
import { LISTS } from "./messages.ts"
import { SheetForm, useCloseFilters, useListChange } from "./sheet-form.ts"

/** Parameters that a list is filtered by through links. */
const LINKED = ["choice", "origin"]

/**
 * The form of a list's filters: the address is its state, with or without JavaScript. A select submits it when it
 * changes. The sheet of a phone stays open then; its button submits the form and closes it.
 */
export function FilterForm({ children, ...rest }: Pick<FormProps, "role" | "aria-label" | "className" | "children">) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const submit = useSubmit()
  const close = useCloseFilters()
  const { hash, options } = useListChange()
  const sheetForm = useContext(SheetForm)
  const form = useRef<HTMLFormElement>(null)
  const lastParams = useRef<URLSearchParams>(undefined)

  const apply = () => {
    if (form.current) submit(cleanSearch(new FormData(form.current)), { action: `${pathname}${hash}`, ...options })
  }
  const applyEarlyChoice = useEffectEvent(apply)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = cleanSearch(new FormData(event.currentTarget))
    if (sheetForm) close(typed.size ? `?${typed}` : "")
    else submit(typed, { action: pathname })
  }

  // back, forward and links change the address: the fields follow. The first address is in the fields already, perhaps
  // overwritten by what was typed or picked before hydration
  useEffect(() => {
    const isFirst = lastParams.current === undefined
    if (lastParams.current === params) return
    lastParams.current = params
    for (const field of form.current?.elements ?? []) {
      const isSelect = field instanceof HTMLSelectElement
      if (!isSelect && !(field instanceof HTMLInputElement && field.type !== "hidden")) continue
      const given = params.get(field.name) ?? ""
      if (!isFirst) field.value = given
      else if (isSelect && field.value !== given && [...field.options].some(({ value }) => value === given))
        return applyEarlyChoice()
    }
  }, [params])

  return (
    <Form
      ref={form}
      id={sheetForm}
      action={pathname}
      autoComplete="off"
      onSubmit={onSubmit}
      onChange={({ target }) => target instanceof HTMLSelectElement && apply()}
      {...rest}
    >
      {children}
      {LINKED.flatMap((name) =>
        params.getAll(name).map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
    </Form>
  )
}

/** The order of a list of products: `sortBy` in its address. `defaultLabel` names the order without it. */
export function SortSelect({ defaultLabel, className }: { defaultLabel: string; className: string }) {
  const [params] = useSearchParams()
  return (
    <Select label={LISTS.sortBy} name="sortBy" defaultValue={params.get("sortBy") ?? ""} className={className}>
      <option value="">{defaultLabel}</option>
      {Object.entries(SORT_NAMES).map(([sort, name]) => (
        <option key={sort} value={sort}>
          {name}
        </option>
      ))}
    </Select>
  )
}

/** Sorts the list of this address, from its first page on. */
export const SortForm = () => (
  <FilterForm className="mb-6 flex w-full items-end gap-2 sm:w-64">
    <SortSelect defaultLabel={LISTS.newestFirst} className="grow" />
    <noscript>
      <Button type="submit" variant="secondary">
        {LISTS.sort}
      </Button>
    </noscript>
  </FilterForm>
)
