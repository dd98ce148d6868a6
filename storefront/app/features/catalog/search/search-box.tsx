import type { FormEvent } from "react"
import { Form } from "react-router-dom"
import { Button } from "../../../components/button.tsx"
import { CONTROL } from "../../../components/control.ts"
import { Search } from "../../../components/icons.ts"
import { LISTS } from "../list/messages.ts"

/** A query of blanks alone is not submitted. */
function ignoreBlank(event: FormEvent<HTMLFormElement>) {
  if (!String(new FormData(event.currentTarget).get("query") ?? "").trim()) event.preventDefault()
}

/** Goes to /search?query=…, with or without JavaScript. */
export function SearchBox() {
  return (
    <Form role="search" action="/search" onSubmit={ignoreBlank} className="flex max-w-2xl gap-2">
      <div className="relative min-w-0 grow">
        <Search className="pointer-events-none absolute top-3 left-3.5 size-5 text-ink-soft" />
        <input
          type="search"
          name="query"
          aria-label={LISTS.searchProducts}
          placeholder={LISTS.searchFor}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          className={`${CONTROL} pl-11`}
        />
      </div>
      <Button type="submit">{LISTS.search}</Button>
    </Form>
  )
}
