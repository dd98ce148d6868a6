import type { Cart } from "@haat/checkout/contract"
import { useState } from "react"
import { Button, ButtonLink } from "../../components/button.tsx"
import { money } from "../../lib/money.ts"
import { LINES } from "./line-messages.ts"
import { LoginDialog } from "./login-dialog.tsx"
import { CART } from "./messages.ts"

/** What all of it costs, and the way to buy it. A guest is asked to log in and comes back to the checkout. */
export function CartTotal({ cart, isGuest }: { cart: Cart; isGuest: boolean }) {
  const [asked, setAsked] = useState(false)
  return (
    <section
      aria-label={LINES.total}
      className="sticky bottom-0 -mx-4 border-t border-line bg-surface px-4 py-4 sm:mx-0 sm:rounded-lg sm:border sm:p-6 lg:top-8 lg:bottom-auto"
    >
      <div className="flex items-baseline justify-between gap-4 lg:flex-col lg:gap-1">
        <p className="text-sm text-ink-soft">{LINES.totalOf(cart.item_count)}</p>
        <p className="text-2xl font-bold tracking-tight tabular-nums" data-testid="cart-total">
          {money(cart.item_total)}
        </p>
      </div>
      <p className="mt-1 hidden text-sm text-ink-soft lg:block">{LINES.deliveryLater}</p>
      {isGuest ? (
        <Button size="lg" className="mt-4 w-full" onClick={() => setAsked(true)}>
          {LINES.buy}
        </Button>
      ) : (
        <ButtonLink size="lg" to="/checkout" className="mt-4 w-full">
          {LINES.buy}
        </ButtonLink>
      )}
      <LoginDialog open={asked} onOpenChange={setAsked} why={CART.pleaseLogin} next="/checkout" />
    </section>
  )
}
