import type { Person } from "@haat/accounts/contract"
import { cartQuery } from "../features/cart/cart-query.ts"
import { CartScreen } from "../features/cart/cart-screen.tsx"
import { ensureForPerson, loadForPerson, refuseAdministrator } from "../lib/load-for-person.ts"
import type { Route } from "./+types/cart"

/** A guest's cart is on their device, so there is nothing to load for them. */
const forShopperOrGuest = (person: Person | null) => {
  refuseAdministrator(person)
  return person ? [cartQuery] : []
}
export const loader = ({ request }: Route.LoaderArgs) => loadForPerson(request, forShopperOrGuest)
export const clientLoader = () => ensureForPerson(forShopperOrGuest)

export default function CartPage() {
  return (
    <>
      <title>Cart · Haat</title>
      <h1 className="text-3xl font-semibold">Cart</h1>
      <CartScreen />
    </>
  )
}
