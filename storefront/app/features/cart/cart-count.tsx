import type { Person } from "@haat/accounts/contract"
import { CART } from "./messages.ts"
import { useServerCart } from "./use-server-cart.ts"
import { useStoredGuestLines } from "./use-stored-guest-lines.ts"

/** How many pieces are in the cart of whoever is here; nothing while there are none. */
export function CartCount({ person }: { person: Person | null }) {
  if (!person) return <GuestCount />
  return person.actor_type === "customer" ? <ShopperCount /> : null
}

/** A guest's pieces are counted on the device and cost no request. */
const GuestCount = () => <Count of={useStoredGuestLines()?.reduce((count, line) => count + line.quantity, 0) ?? 0} />
const ShopperCount = () => <Count of={useServerCart(true).cart?.item_count ?? 0} />

function Count({ of: count }: { of: number }) {
  if (count < 1) return null
  return (
    <span
      data-testid="cart-count"
      className="grid h-6 min-w-6 place-items-center rounded-full bg-accent px-1.5 text-xs font-bold text-on-accent tabular-nums"
    >
      {count}
      <span className="sr-only"> {CART.pieces(count)}</span>
    </span>
  )
}
