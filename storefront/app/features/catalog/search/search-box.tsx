import { Search } from "lucide-react"
import { type FormEvent, Suspense, useEffect, useRef, useState } from "react"
import { Form } from "react-router-dom"
import { Button } from "../../../components/button.tsx"
import { CONTROL } from "../../../components/control.ts"
import { cx } from "../../../lib/class-names.ts"
import { lazyPart } from "../../../lib/lazy-loading/lazy-part.ts"
import { useIsHydrated } from "../../../lib/rendering/use-is-hydrated.ts"
import { SEARCH_BOX } from "./messages.ts"

/** Loaded with the first focus; until then, and while it cannot be loaded, the form is a plain one. */
const Suggestions = lazyPart(() => import("./suggestions/suggestions.tsx"))

/** A query of blanks alone is not submitted. */
function rejectBlankQuery(event: FormEvent<HTMLFormElement>) {
  if (!String(new FormData(event.currentTarget).get("query") ?? "").trim()) event.preventDefault()
}

/**
 * The field's role for a screen reader once the page's code is there; `Suggestions` keeps the state in it up to date.
 */
const COMBOBOX = { role: "combobox", "aria-expanded": false, "aria-autocomplete": "list" } as const

/** Goes to /search?query=…, with or without JavaScript. */
export function SearchBox({ query, className }: { query?: string; className?: string }) {
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useIsHydrated()
  const [wasFocused, setFocused] = useState(false)
  useEffect(() => setFocused(document.activeElement === field.current), [])
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
          onFocus={() => setFocused(true)}
          className={`${CONTROL} pl-11`}
          {...(isHydrated && COMBOBOX)}
        />
      </div>
      <Button type="submit">{SEARCH_BOX.search}</Button>
      {wasFocused && (
        <Suspense>
          <Suggestions form={form} field={field} />
        </Suspense>
      )}
    </Form>
  )
}
