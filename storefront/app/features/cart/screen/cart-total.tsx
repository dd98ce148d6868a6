import CartSummary from "virtual:haat/slots/cart.summary"
import type { Cart } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { useQuery } from "@tanstack/react-query"
import { Button, ButtonLink } from "../../../components/button.tsx"
import { OFFERS } from "../../../components/offers/messages.ts"
import { creditQuery } from "../../../lib/shop/credit-query.ts"
import type { LoginReason } from "./login-dialog.tsx"
import { LINES } from "./messages.ts"

type CartTotalProps = { cart: Cart; isGuest: boolean; setLoginReason: (reason: LoginReason) => void }

/** The total, and the button to the checkout. A guest has to log in first and is then led to the checkout. */
export function CartTotal({ cart, isGuest, setLoginReason }: CartTotalProps) {
  const { data: credit } = useQuery({ ...creditQuery, enabled: !isGuest })
  return (
    <section
      aria-label={LINES.total}
      className={
        "sticky bottom-0 -mx-4 border-t border-line bg-surface px-4 py-4 sm:mx-0 sm:rounded-lg sm:border sm:p-6 " +
        "lg:top-8 lg:bottom-auto"
      }
    >
      <div className="flex items-baseline justify-between gap-4 lg:flex-col lg:gap-1">
        <p className="text-sm text-ink-soft">{LINES.totalOf(cart.item_count)}</p>
        <p className="text-2xl font-bold tracking-tight tabular-nums" data-testid="cart-total">
          {money(cart.item_total - (cart.item_discount ?? 0))}
        </p>
      </div>
      {cart.item_discount && (
        <p className="flex justify-between gap-4 text-sm text-ink-soft tabular-nums">
          <span>
            {OFFERS.items} {money(cart.item_total)}
          </span>
          <span className="font-semibold text-good">{OFFERS.onLine(money(cart.item_discount))}</span>
        </p>
      )}
      <p className="mt-1 text-sm text-ink-soft">{LINES.deliveryLater}</p>
      {!isGuest && credit && credit.balance > 0 && (
        <p className="mt-1 text-sm text-ink-soft">{LINES.storeCredit(money(credit.balance))}</p>
      )}
      {CartSummary && <CartSummary />}
      {isGuest ? (
        <Button
          size="lg"
          className="mt-4 w-full"
          aria-haspopup="dialog"
          onClick={() => setLoginReason({ why: LINES.pleaseLogin, next: "/checkout" })}
        >
          {LINES.buy}
        </Button>
      ) : (
        <ButtonLink size="lg" to="/checkout" className="mt-4 w-full">
          {LINES.buy}
        </ButtonLink>
      )}
    </section>
  )
}
