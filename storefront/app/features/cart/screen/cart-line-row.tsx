import type { CartLine } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { Trash } from "lucide-react"
import { Button } from "../../../components/button.tsx"
import { IconButton } from "../../../components/icon-button.tsx"
import { COMMON } from "../../../components/messages.ts"
import { OFFERS } from "../../../components/offers/messages.ts"
import { Picture } from "../../../components/picture.tsx"
import { Price } from "../../../components/price.tsx"
import { ProductLink } from "../../../components/shop-link.tsx"
import { shownName } from "../../../lib/shop/shown-name.ts"
import { useDiscounts } from "../../../lib/visit/use-discounts.ts"
import { ChangeVariant } from "./change-variant.tsx"
import { LineForm } from "./line-form.tsx"
import { LINES } from "./messages.ts"
import { QuantityStepper } from "./quantity-stepper.tsx"
import type { LineActions } from "./use-line-actions.ts"

type CartLineRowProps = LineActions & {
  line: CartLine
  number: number
  seed: number
}

/** One numbered line of the cart: product, price, quantity. */
export function CartLineRow({ line, number, seed, change, choose }: CartLineRowProps) {
  const discount = useDiscounts().ofVisit(seed, { id: line.product_id, price: line.price })
  const { name, lang } = shownName(line)
  return (
    <li>
      <LineForm
        line={line}
        change={change}
        className="grid grid-cols-[auto_5rem_minmax(0,1fr)] gap-x-3 py-5 sm:grid-cols-[auto_7rem_minmax(0,1fr)] sm:gap-x-5"
      >
        <span className="pt-0.5 text-sm text-ink-soft tabular-nums">{number}.</span>
        <Picture
          image={line.image ? { url: line.image } : null}
          alt=""
          className="aspect-square w-full rounded-md object-cover"
        />
        <div className="min-w-0">
          <div className="flex items-start gap-2">
            <ProductLink
              id={line.product_id}
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
              value="delete"
              className="-mt-2 -mr-2 shrink-0 text-ink-soft hover:text-bad"
            />
          </div>
          <Price
            price={line.price}
            listPrice={discount?.listPrice}
            label={discount && COMMON.percentOff(discount.percent)}
          />
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
            <QuantityStepper line={line} />
            <p className="font-semibold tabular-nums">
              <span className="sr-only">{LINES.together} </span>
              {money(line.price * line.quantity)}
              {line.discount && (
                <span className="block text-right text-sm font-medium text-good">
                  {OFFERS.onLine(money(line.discount))}
                </span>
              )}
            </p>
          </div>
          <div className="mt-2 -ml-3 flex flex-wrap">
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
          </div>
          {line.quantity > line.available ? (
            <p className="mt-2 text-sm font-medium text-bad">{LINES.onlyLeft(line.available)}</p>
          ) : (
            line.quantity === line.available && (
              <p className="mt-2 text-sm text-ink-soft">{LINES.noMore(line.available)}</p>
            )
          )}
        </div>
      </LineForm>
    </li>
  )
}
