import type { Person } from "@haat/accounts/contract"
import { useGuestCount, useShopperCount } from "./use-cart.ts"

/** How many pieces are in the cart of whoever is here; nothing while there are none. */
export function CartCount({ person }: { person: Person | null }) {
  if (!person) return <GuestCount />
  return person.actor_type === "customer" ? <ShopperCount /> : null
}

const GuestCount = () => <Count of={useGuestCount()} />
const ShopperCount = () => <Count of={useShopperCount()} />

function Count({ of: count }: { of: number }) {
  if (count < 1) return null
  return (
    <span
      data-testid="cart-count"
      className="grid h-6 min-w-6 place-items-center rounded-full bg-accent px-1.5 text-xs font-bold text-on-accent tabular-nums"
    >
      {count}
      <span className="sr-only">{count === 1 ? " piece" : " pieces"}</span>
    </span>
  )
}
