import type { CartLine } from "@haat/checkout/contract"
import { Trash } from "lucide-react"
import { Badge } from "../../../components/badge.tsx"
import { Button } from "../../../components/button.tsx"
import { IconButton } from "../../../components/icon-button.tsx"
import { COMMON } from "../../../components/messages.ts"
import { Picture } from "../../../components/picture.tsx"
import { Price } from "../../../components/price.tsx"
import { ProductLink } from "../../../components/shop-link.tsx"
import { shownName } from "../../../lib/shop/shown-name.ts"
import { useDiscounts } from "../../../lib/visit/use-discounts.ts"
import { CART } from "../messages.ts"
import { LineForm } from "../screen/line-form.tsx"
import { LINES } from "../screen/messages.ts"
import type { LineActions } from "../screen/use-line-actions.ts"

type SavedRowProps = Pick<LineActions, "change"> & { item: CartLine }

/** One saved item, with all its pieces. */
export function SavedRow({ item, change }: SavedRowProps) {
  const discount = useDiscounts().ofSaved(item.price)
  const { name, lang } = shownName(item)
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <LineForm line={item} change={change} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4">
        <Picture
          image={item.image ? { url: item.image } : null}
          alt=""
          className="aspect-square w-full rounded-md object-cover"
        />
        <div className="flex min-w-0 flex-col">
          <div className="flex items-start gap-2">
            <ProductLink
              id={item.product_id}
              lang={lang}
              className="grow pt-0.5 font-medium wrap-anywhere hover:underline"
            >
              {name}
            </ProductLink>
            <IconButton
              icon={Trash}
              label={LINES.delete(name)}
              type="submit"
              name="form"
              value="removeSaved"
              className="-mt-2 -mr-2 shrink-0 text-ink-soft hover:text-bad"
            />
          </div>
          <Price
            price={item.price}
            listPrice={discount?.listPrice}
            label={discount && COMMON.percentOff(discount.percent)}
          />
          <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-3">
            <span className="text-sm text-ink-soft tabular-nums">
              {item.quantity} {CART.pieces(item.quantity)}
            </span>
            {item.available < 1 ? (
              <Badge tone="bad">{CART.outOfStock}</Badge>
            ) : (
              <Button
                type="submit"
                name="form"
                value="move"
                size="sm"
                variant="soft"
                aria-label={`${LINES.moveToCart}: ${name}`}
              >
                {LINES.moveToCart}
              </Button>
            )}
          </div>
        </div>
      </LineForm>
    </li>
  )
}
