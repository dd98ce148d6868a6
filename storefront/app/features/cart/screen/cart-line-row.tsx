import CartLinePart from "virtual:haat/slots/cart.line"
import type { CartLine } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { Minus, Plus, Trash } from "lucide-react"
import { IconButton } from "../../../components/icon-button.tsx"
import { OFFERS } from "../../../components/offers/messages.ts"
import { displayName } from "../../../lib/shop/display-name.ts"
import { useDiscounts } from "../../../lib/visit/use-discounts.ts"
import { ChangeVariant } from "./change-variant.tsx"
import { LineButton, LineForm, LineHead, LinePicture, useLineForm } from "./line-parts.tsx"
import { LINES } from "./messages.ts"
import type { LineActions } from "./use-line-actions.ts"

type CartLineRowProps = LineActions & {
  line: CartLine
  number: number
  seed: number
}

/** One numbered line of the cart: product, price, quantity. */
export function CartLineRow({ line, number, seed, change, choose }: CartLineRowProps) {
  const discount = useDiscounts().visitDiscount(seed, { id: line.product_id, price: line.price })
  return (
    <li>
      <LineForm
        line={line}
        change={change}
        className={
          "grid grid-cols-[auto_5rem_minmax(0,1fr)] gap-x-3 py-5 sm:grid-cols-[auto_7rem_minmax(0,1fr)] sm:gap-x-5"
        }
      >
        <span className="pt-0.5 text-sm text-ink-soft tabular-nums">{number}.</span>
        <LinePicture line={line} className="aspect-square w-full" />
        <div className="min-w-0">
          <LineHead line={line} discount={discount} />
          {CartLinePart && <CartLinePart line={line} />}
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
            <LineButton line={line} change="save" label={LINES.saveForLater} variant="quiet" />
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

/** At one piece, one less removes the line. At the limit "one more" stays focusable, with the reason as its label. */
function QuantityStepper({ line }: { line: CartLine }) {
  const isLast = line.quantity <= 1
  const isMax = line.quantity >= line.available
  const { name } = displayName(line)
  const form = useLineForm()
  return (
    <div
      role="group"
      aria-label={LINES.quantityOf(name)}
      className="flex items-center rounded-md border border-line-strong"
    >
      <IconButton
        icon={isLast ? Trash : Minus}
        label={isLast ? LINES.remove(name) : LINES.oneLess(name)}
        type="submit"
        form={form}
        name="form"
        value="decrease"
      />
      <span className="min-w-8 text-center font-semibold tabular-nums" data-testid="quantity">
        {line.quantity}
      </span>
      <IconButton
        icon={Plus}
        label={isMax ? LINES.noMoreOf(line.available, name) : LINES.oneMore(name)}
        aria-disabled={isMax || undefined}
        type={isMax ? "button" : "submit"}
        form={form}
        name="form"
        value="increase"
        className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft aria-disabled:opacity-50"
      />
    </div>
  )
}
