import type { Person } from "@haat/accounts/contract"
import { PageHead } from "../components/page-head.tsx"
import { cartQuery } from "../features/cart/cart-query.ts"
import { CartScreen } from "../features/cart/cart-screen.tsx"
import { CART } from "../features/cart/messages.ts"
import { ensureForPerson, loadForPerson, refuseAdministrator } from "../lib/load-for-person.ts"
import { seedQuery } from "../lib/seed.ts"
import type { Route } from "./+types/cart"

/** A guest's cart is on their device, so there is nothing to load for them. */
const forShopperOrGuest = (person: Person | null) => {
  refuseAdministrator(person)
  return person ? [seedQuery, cartQuery] : [seedQuery]
}
export const loader = ({ request }: Route.LoaderArgs) => loadForPerson(request, forShopperOrGuest)
export const clientLoader = () => ensureForPerson(forShopperOrGuest)

export default function CartPage() {
  return (
    <>
      <PageHead title={CART.title} description={CART.description} />
      <h1 className="text-3xl font-semibold">{CART.title}</h1>
      {/* what the device knows of a guest's cart comes late: until then and afterwards the footer stays below the screen */}
      <div className="min-h-[80dvh]">
        <CartScreen />
      </div>
    </>
  )
}
