import type { Cart } from "@haat/checkout/contract"
import { useState } from "react"
import { Button, ButtonLink } from "../../components/button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { money } from "../../lib/money.ts"
import { CART } from "./messages.ts"

/** What all of it costs, and the way to buy it. A guest is asked to log in and comes back to the checkout. */
export function CartTotal({ cart, isGuest }: { cart: Cart; isGuest: boolean }) {
  const [asked, setAsked] = useState(false)
  return (
    <section
      aria-label="Total"
      className="sticky bottom-0 -mx-4 border-t border-line bg-surface px-4 py-4 sm:mx-0 sm:rounded-lg sm:border sm:p-6 lg:top-8 lg:bottom-auto"
    >
      <div className="flex items-baseline justify-between gap-4 lg:flex-col lg:gap-1">
        <p className="text-sm text-ink-soft">
          Total ({cart.item_count} {cart.item_count === 1 ? "item" : "items"})
        </p>
        <p className="text-2xl font-bold tracking-tight tabular-nums" data-testid="cart-total">
          {money(cart.item_total)}
        </p>
      </div>
      <p className="mt-1 hidden text-sm text-ink-soft lg:block">Delivery is added at checkout.</p>
      {isGuest ? (
        <Button size="lg" className="mt-4 w-full" onClick={() => setAsked(true)}>
          Buy Your Cart
        </Button>
      ) : (
        <ButtonLink size="lg" to="/checkout" className="mt-4 w-full">
          Buy Your Cart
        </ButtonLink>
      )}
      <Dialog
        open={asked}
        onOpenChange={setAsked}
        title={CART.loginRequired}
        description={CART.pleaseLogin}
        actions={
          <>
            <ButtonLink variant="secondary" to="/signup?next=%2Fcheckout">
              Sign Up
            </ButtonLink>
            <ButtonLink to="/login?next=%2Fcheckout">Log In</ButtonLink>
          </>
        }
      />
    </section>
  )
}
