import type { CartLine } from "@haat/checkout/contract"
import { Badge } from "../../../components/badge.tsx"
import { useDiscounts } from "../../../lib/visit/use-discounts.ts"
import { CART } from "../messages.ts"
import { LineButton, LineForm, LineHead, LinePicture } from "../screen/line-parts.tsx"
import { LINES } from "../screen/messages.ts"
import type { LineActions } from "../screen/use-line-actions.ts"

type SavedRowProps = Pick<LineActions, "change"> & { item: CartLine }

/** One saved item, with all its pieces. */
export function SavedRow({ item, change }: SavedRowProps) {
  const discount = useDiscounts().ofSaved(item.price)
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
