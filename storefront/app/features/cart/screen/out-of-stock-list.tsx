import type { CartLine } from "@haat/checkout/contract"
import { Trash } from "lucide-react"
import { Badge } from "../../../components/badge.tsx"
import { Button } from "../../../components/button.tsx"
import { IconButton } from "../../../components/icon-button.tsx"
import { Picture } from "../../../components/picture.tsx"
import { lineKey } from "../../../lib/shop/line-key.ts"
import { shownName } from "../../../lib/shop/shown-name.ts"
import { CART } from "../messages.ts"
import { ChangeVariant } from "./change-variant.tsx"
import { LineForm } from "./line-form.tsx"
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
          .map((line) => ({ line, ...shownName(line) }))
          .map(({ line, name, lang }) => (
            <li key={lineKey(line)}>
              <LineForm line={line} change={change} className="flex items-center gap-3 py-3">
                <Picture
                  image={line.image ? { url: line.image } : null}
                  alt=""
                  className="size-14 rounded-md object-cover opacity-70"
                />
                <div className="min-w-0 grow">
                  <p className="text-sm font-medium wrap-anywhere" lang={lang}>
                    {name}
                  </p>
                  <Badge tone="bad" className="mt-1">
                    {CART.outOfStock}
                  </Badge>
                </div>
                <ChangeVariant line={line} choose={choose} />
                <Button
                  type="submit"
                  name="form"
                  value="save"
                  size="sm"
                  variant="quiet"
                  aria-label={`${LINES.saveForLater}: ${name}`}
                >
                  {LINES.saveForLater}
                </Button>
                <IconButton icon={Trash} label={LINES.delete(name)} type="submit" name="form" value="delete" />
              </LineForm>
            </li>
          ))}
      </ul>
    </section>
  )
}
