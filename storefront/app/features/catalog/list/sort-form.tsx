import { useCallback, useEffect, useRef } from "react"
import { Form, useLocation, useSearchParams, useSubmit } from "react-router-dom"
import { Button } from "../../../components/button.tsx"
import { cleanSearch } from "../search/search-filter.ts"
import { KeptFilters } from "./kept-filters.tsx"
import { LISTS } from "./messages.ts"
import { SortSelect } from "./sort-select.tsx"

/** Sorts the list of this address, from its first page on, when an order is picked. */
export function SortForm() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const given = params.get("sortBy") ?? ""
  const sort = useCallback(() => {
    if (form.current) submit(cleanSearch(new FormData(form.current)), { action: pathname })
  }, [submit, pathname])

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
    <Form ref={form} action={pathname} className="flex w-full items-end gap-2 sm:w-64">
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
