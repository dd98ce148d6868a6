import type { CartLine } from "@haat/checkout/contract"
import { Badge } from "../../../components/badge.tsx"
import { displayName } from "../../../lib/shop/display-name.ts"
import { lineKey } from "../../../lib/shop/line-key.ts"
import { CART } from "../messages.ts"
import { ChangeVariant } from "./change-variant.tsx"
import { DeleteButton, LineButton, LineForm, LinePicture } from "./line-parts.tsx"
import { LINES } from "./messages.ts"
import type { LineActions } from "./use-line-actions.ts"

type OutOfStockListProps = LineActions & { lines: CartLine[] }

/** Lines that cannot be bought now; they stay until they are removed or in stock again. */
export function OutOfStockList({ lines, change, choose }: OutOfStockListProps) {
  return (
    <section aria-labelledby="out-of-stock" className="mt-8 rounded-lg bg-sunken p-4 sm:p-6">
      <h2 id="out-of-stock" className="text-lg font-semibold">
        {LINES.soldOut}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {lines
          .map((line) => ({ line, ...displayName(line) }))
          .map(({ line, name, lang }) => (
            <li key={lineKey(line)}>
              <LineForm line={line} change={change} className="flex items-center gap-3 py-3">
                <LinePicture line={line} className="size-14 opacity-70" />
                <div className="min-w-0 grow">
                  <p className="text-sm font-medium wrap-anywhere" lang={lang}>
                    {name}
                  </p>
                  <Badge tone="bad" className="mt-1">
                    {CART.outOfStock}
                  </Badge>
                </div>
                <ChangeVariant line={line} choose={choose} />
                <LineButton line={line} change="save" label={LINES.saveForLater} variant="quiet" />
                <DeleteButton line={line} />
              </LineForm>
            </li>
          ))}
      </ul>
    </section>
  )
}
