import { useRef } from "react"
import { ErrorState } from "../../../components/error-state.tsx"
import { Skeleton } from "../../../components/skeleton.tsx"
import { lineKey } from "../../../lib/shop/line-key.ts"
import { useSavedItems } from "../change/change-cart.ts"
import { LINES } from "../screen/messages.ts"
import { useKeptFocus } from "../screen/use-kept-focus.ts"
import type { LineActions } from "../screen/use-line-actions.ts"
import { SavedRow } from "./saved-row.tsx"

/** The shopper's saved items, each with buttons to move it to the cart and to remove it. */
export function SavedList({ change }: Pick<LineActions, "change">) {
  const { data: items, isError, retry } = useSavedItems()
  const section = useRef<HTMLElement>(null)
  useKeptFocus(section, items?.length ?? 0)
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="saved"
      className="mt-12 border-t border-line pt-8 outline-none"
    >
      <h2 id="saved" className="text-xl font-semibold">
        {LINES.saved}
      </h2>
      {isError && <ErrorState onRetry={retry} />}
      {!isError && !items && <Skeleton className="mt-5 h-24" />}
      {items?.length === 0 && <p className="mt-3 text-ink-soft">{LINES.noneSaved}</p>}
      {items !== undefined && items.length > 0 && (
        <ul aria-label={LINES.savedProducts} className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((item) => (
            <SavedRow key={lineKey(item)} item={item} change={change} />
          ))}
        </ul>
      )}
    </section>
  )
}
