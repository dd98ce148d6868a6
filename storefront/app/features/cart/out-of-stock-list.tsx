import type { CartLine } from "@haat/checkout/contract"
import { Badge } from "../../components/badge.tsx"
import { IconButton } from "../../components/icon-button.tsx"
import { Trash } from "../../components/icons.ts"
import { Picture } from "../../components/picture.tsx"
import { CART } from "./messages.ts"

/** What cannot be bought now; it stays until it is removed or there is stock again. */
export function OutOfStockList({ lines, onRemove }: { lines: CartLine[]; onRemove: (line: CartLine) => void }) {
  return (
    <section aria-labelledby="out-of-stock" className="mt-8 rounded-lg bg-sunken p-4 sm:p-6">
      <h2 id="out-of-stock" className="text-lg font-semibold">
        Out of Stock Products
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.product_id} className="flex items-center gap-3 py-3">
            <Picture
              image={line.image ? { url: line.image } : null}
              alt=""
              className="size-14 rounded-md object-cover opacity-70"
            />
            <div className="min-w-0 grow">
              <p className="text-sm font-medium">{line.name}</p>
              <Badge tone="bad" className="mt-1">
                {CART.outOfStock}
              </Badge>
            </div>
            <IconButton icon={Trash} label={`Delete ${line.name}`} onClick={() => onRemove(line)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
