import type { Cart } from "@haat/checkout/contract"
import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { ShoppingBag } from "lucide-react"
import { Suspense, useRef, useState } from "react"
import { ButtonLink } from "../../../components/button.tsx"
import { EmptyState } from "../../../components/empty-state.tsx"
import { ErrorState } from "../../../components/error-state.tsx"
import { Section } from "../../../components/section.tsx"
import { lazyPart } from "../../../lib/lazy-loading/lazy-part.ts"
import { meQuery } from "../../../lib/person/me-query.ts"
import { lineKey } from "../../../lib/shop/line-key.ts"
import { seedQuery } from "../../../lib/visit/seed.ts"
import { useServerCart } from "../change/change-cart.ts"
import { useGuestCart } from "../guest/use-guest-cart.ts"
import { CartLineRow } from "./cart-line-row.tsx"
import { CartOffers } from "./cart-offers.tsx"
import { CartSkeleton } from "./cart-skeleton.tsx"
import { CartTotal } from "./cart-total.tsx"
import type { LoginReason } from "./login-dialog.tsx"
import { LINES } from "./messages.ts"
import { OutOfStockList } from "./out-of-stock-list.tsx"
import { SavedList } from "./saved-list.tsx"
import { type LineActions, useLineActions } from "./use-line-actions.ts"
import { useRestoredFocus } from "./use-restored-focus.ts"

const LoginDialog = lazyPart(() => import("./login-dialog.tsx"))

/** The whole cart, a guest's or a shopper's. */
export function CartScreen() {
  const { data: me } = useQuery(meQuery)
  const guest = useGuestCart(me === null)
  const shopper = useServerCart(me?.actor_type === "customer")
  const { data: cart, isError, retry } = me ? shopper : guest
  if (isError) return <ErrorState onRetry={retry} />
  return cart ? <Contents cart={cart} isGuest={!me} /> : <CartSkeleton />
}

function Contents({ cart, isGuest }: { cart: Cart; isGuest: boolean }) {
  const { announcement, ...actions } = useLineActions()
  const [login, setLoginReason] = useState<LoginReason>()
  const change: LineActions["change"] = (kind, line) =>
    kind === "save" && isGuest
      ? setLoginReason({ why: LINES.pleaseLoginToSave, next: "/cart" })
      : actions.change(kind, line)
  const { data: seed } = useSuspenseQuery(seedQuery)
  const lists = useRef<HTMLDivElement>(null)
  useRestoredFocus(lists, cart.lines.length)
  const inStock = cart.lines.filter((line) => line.available > 0)
  const soldOut = cart.lines.filter((line) => line.available < 1)

  return (
    <div ref={lists} tabIndex={-1} className="outline-none">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {cart.lines.length === 0 && (
        <EmptyState
          icon={ShoppingBag}
          title={LINES.empty}
          action={<ButtonLink to="/explore">{LINES.startShopping}</ButtonLink>}
        />
      )}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-10">
        <div>
          {inStock.length > 0 && (
            <ol aria-label={LINES.inCart} className="divide-y divide-line">
              {inStock.map((line, index) => (
                <CartLineRow
                  key={lineKey(line)}
                  line={line}
                  number={index + 1}
                  seed={seed}
                  {...actions}
                  change={change}
                />
              ))}
            </ol>
          )}
          {inStock.length > 0 && (
            <Section name="cart-offers">
              <CartOffers cart={cart} isGuest={isGuest} />
            </Section>
          )}
          {soldOut.length > 0 && <OutOfStockList lines={soldOut} {...actions} change={change} />}
        </div>
        {inStock.length > 0 && <CartTotal cart={cart} isGuest={isGuest} setLoginReason={setLoginReason} />}
      </div>
      {!isGuest && (
        <Section name="saved-items">
          <SavedList change={actions.change} />
        </Section>
      )}
      {login && (
        <Suspense>
          <LoginDialog {...login} onClose={() => setLoginReason(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
