import { Search } from "lucide-react"
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from "react"
import { Form } from "react-router-dom"
import { Button } from "../../../components/button.tsx"
import { CONTROL } from "../../../components/control.ts"
import { cx } from "../../../lib/class-names.ts"
import { SEARCH_BOX } from "./messages.ts"
import type { SuggestionsProps } from "./suggestions/suggestions.tsx"

/** A query of blanks alone is not submitted. */
function rejectBlankQuery(event: FormEvent<HTMLFormElement>) {
  if (!String(new FormData(event.currentTarget).get("query") ?? "").trim()) event.preventDefault()
}

/**
 * The field's role for a screen reader once the page's code is there; `Suggestions` keeps the state in it up to date.
 */
const COMBOBOX = { role: "combobox", "aria-expanded": false, "aria-autocomplete": "list" } as const

/** A failed load of the code is tried again with the next focus; meanwhile the form is a plain one. */
const loadSuggestions = (show: (loaded: ComponentType<SuggestionsProps>) => void) =>
  import("./suggestions/suggestions.tsx").then(
    ({ Suggestions }) => show(Suggestions),
    () => {},
  )

/**
 * Goes to /search?query=…, with or without JavaScript. What it suggests while one types is loaded with the first focus.
 */
export function SearchBox({ query, className }: { query?: string; className?: string }) {
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()

  const load = () => loadSuggestions((loaded) => setSuggestions(() => loaded))
  useEffect(() => {
    setHydrated(true)
    if (document.activeElement === field.current) loadSuggestions((loaded) => setSuggestions(() => loaded))
  }, [])

  return (
    <Form
      ref={form}
      role="search"
      action="/search"
      onSubmit={rejectBlankQuery}
      className={cx("flex max-w-2xl gap-2", className)}
    >
      <div className="relative min-w-0 grow">
        <Search className="pointer-events-none absolute top-3 left-3.5 size-5 text-ink-soft" />
        <input
          ref={field}
          type="search"
          name="query"
          defaultValue={query}
          aria-label={SEARCH_BOX.searchProducts}
          placeholder={SEARCH_BOX.searchFor}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          onFocus={Suggestions ? undefined : load}
          className={`${CONTROL} pl-11`}
          {...(isHydrated && COMBOBOX)}
        />
      </div>
      <Button type="submit">{SEARCH_BOX.search}</Button>
      {Suggestions && <Suggestions form={form} field={field} />}
    </Form>
  )
}
