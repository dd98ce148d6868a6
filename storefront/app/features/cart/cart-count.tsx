import type { Person } from "@haat/accounts/contract"
import { Suspense } from "react"
import { lazyPart } from "../../lib/lazy-loading/lazy-part.ts"
import { useServerCart } from "./change/change-cart.ts"
import { countPieces, useStoredGuestLines } from "./guest/guest-cart.ts"
import { CART } from "./messages.ts"

const GuestPieces = lazyPart(() => import("./guest/guest-pieces.tsx"))

/** The number of pieces in the cart's total, for a guest or a shopper; nothing while there are none. */
export function CartCount({ person }: { person: Person | null }) {
  if (!person) return <GuestCount />
  return person.actor_type === "customer" ? <ShopperCount /> : null
}

/** For a guest without a cart there is no request; for others all pieces count until it is known which are sold out. */
function GuestCount() {
  const stored = useStoredGuestLines()
  if (!stored?.length) return null
  return (
    <Suspense fallback={<Count count={countPieces(stored)} />}>
      <GuestPieces>{(count) => <Count count={count} />}</GuestPieces>
    </Suspense>
  )
}
const ShopperCount = () => <Count count={useServerCart(true).data?.item_count ?? 0} />

function Count({ count }: { count: number }) {
  if (count < 1) return null
  return (
    <span
      data-testid="cart-count"
      className={
        "grid h-6 min-w-6 place-items-center rounded-full bg-accent px-1.5 text-xs font-bold text-on-accent " +
        "tabular-nums"
      }
    >
      {count}
      <span className="sr-only"> {CART.pieces(count)}</span>
    </span>
  )
}
