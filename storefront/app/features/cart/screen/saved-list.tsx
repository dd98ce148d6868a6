import type { CartLine } from "@haat/checkout/contract"
import { useRef } from "react"
import { Badge } from "../../../components/badge.tsx"
import { ErrorState } from "../../../components/error-state.tsx"
import { Skeleton } from "../../../components/skeleton.tsx"
import { lineKey } from "../../../lib/shop/line-key.ts"
import { useDiscounts } from "../../../lib/visit/use-discounts.ts"
import { useSavedItems } from "../change/change-cart.ts"
import { CART } from "../messages.ts"
import { LineButton, LineForm, LineHead, LinePicture } from "./line-parts.tsx"
import { LINES } from "./messages.ts"
import type { LineActions } from "./use-line-actions.ts"
import { useRestoredFocus } from "./use-restored-focus.ts"

/** The shopper's saved items, each with buttons to move it to the cart and to remove it. */
export function SavedList({ change }: Pick<LineActions, "change">) {
  const { data: items, isError, retry } = useSavedItems()
  const section = useRef<HTMLElement>(null)
  useRestoredFocus(section, items?.length ?? 0)
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

type SavedRowProps = Pick<LineActions, "change"> & { item: CartLine }

/** One saved item, with all its pieces. */
export function SavedRow({ item, change }: SavedRowProps) {
  const discount = useDiscounts().savedItemDiscount(item.price)
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <LineForm line={item} change={change} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4">
        <LinePicture line={item} className="aspect-square w-full" />
        <div className="flex min-w-0 flex-col">
          <LineHead line={item} change="removeSaved" discount={discount} />
          <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-3">
            <span className="text-sm text-ink-soft tabular-nums">
              {item.quantity} {CART.pieces(item.quantity)}
            </span>
            {item.available < 1 ? (
              <Badge tone="bad">{CART.outOfStock}</Badge>
            ) : (
              <LineButton line={item} change="move" label={LINES.moveToCart} variant="soft" />
            )}
          </div>
        </div>
      </LineForm>
    </li>
  )
}
