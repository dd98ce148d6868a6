import { type FormEvent, useCallback, useContext, useEffect, useRef } from "react"
import { Form, useLocation, useSearchParams, useSubmit } from "react-router-dom"
import { Button } from "../../../components/button.tsx"
import { cleanSearch } from "../search/search-filter.ts"
import { KeptFilters } from "./kept-filters.tsx"
import { LISTS } from "./messages.ts"
import { SheetForm, useFilterSubmit, useListChange } from "./sheet-form.ts"
import { SortSelect } from "./sort-select.tsx"

/** Sorts the list of this address, from its first page on, when an order is picked. */
export function SortForm() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const given = params.get("sortBy") ?? ""
  const { hash, options } = useListChange()
  const change = useRef({ hash, options })
  change.current = { hash, options }
  const sort = useCallback(() => {
    const { hash, options } = change.current
    if (form.current) submit(cleanSearch(new FormData(form.current)), { action: `${pathname}${hash}`, ...options })
  }, [submit, pathname])
  const show = useFilterSubmit((params) => submit(params, { action: pathname }))
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    show(cleanSearch(new FormData(event.currentTarget)))
  }

  const opened = useRef(false)
  useEffect(() => {
    const isFirstRun = !opened.current
    opened.current = true
    if (!select.current || select.current.value === given) return
    // an order may have been picked before hydration; later, back and forward change the address
    if (isFirstRun) sort()
    else select.current.value = given
  }, [given, sort])

  return (
    <Form
      ref={form}
      id={useContext(SheetForm)}
      action={pathname}
      onSubmit={onSubmit}
      className="flex w-full items-end gap-2 sm:w-64"
    >
      <SortSelect
        ref={select}
        defaultLabel={LISTS.newestFirst}
        defaultValue={given}
        onChange={sort}
        autoComplete="off"
        className="grow"
      />
      <KeptFilters />
      <noscript>
        <Button type="submit" variant="secondary">
          {LISTS.sort}
        </Button>
      </noscript>
    </Form>
  )
}
