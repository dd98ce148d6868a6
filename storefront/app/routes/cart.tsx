import type { Person } from "@haat/accounts/contract"
import { PageHead } from "../components/page-head.tsx"
import { cartQuery } from "../features/cart/cart-query.ts"
import { CartScreen } from "../features/cart/screen/cart-screen.tsx"
import { LINES } from "../features/cart/screen/messages.ts"
import { ensureForPerson, loadForPerson, redirectAdministrator } from "../lib/person/load-for-person.ts"
import { seedQuery, seedQueryFor } from "../lib/visit/seed.ts"
import type { Route } from "./+types/cart"

/** A guest's cart is on their device, so there is nothing to load for them. */
const forShopperOrGuest = (seed: typeof seedQuery) => (person: Person | null) => {
  redirectAdministrator(person)
  return person ? [seed, cartQuery] : [seed]
}
export const loader = ({ request }: Route.LoaderArgs) =>
  loadForPerson(request, forShopperOrGuest(seedQueryFor(request)))
export const clientLoader = () => ensureForPerson(forShopperOrGuest(seedQuery))

export default function CartPage() {
  return (
    <>
      <PageHead title={LINES.title} description={LINES.description} />
      <h1 className="text-3xl font-semibold">{LINES.title}</h1>
      {/* a guest's cart is rendered late, from the device: the footer is below the screen before and afterwards */}
      <div className="min-h-[80dvh]">
        <CartScreen />
      </div>
    </>
  )
}
