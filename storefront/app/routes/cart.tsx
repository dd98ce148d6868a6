import { PageHead } from "../components/page-head.tsx"
import { cartQuery } from "../features/cart/cart-query.ts"
import { CartScreen } from "../features/cart/screen/cart-screen.tsx"
import { LINES } from "../features/cart/screen/messages.ts"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { meQuery } from "../lib/person/me-query.ts"
import { redirectAdministrator } from "../lib/person/require-shopper.ts"
import { seedQueryFor } from "../lib/visit/seed.ts"

/** A guest's cart is on their device, so there is nothing to load for them. */
const queries = async ({ request, ensureQueryData }: PageArgs) => {
  const person = await ensureQueryData(meQuery)
  redirectAdministrator(person)
  return { critical: person ? [seedQueryFor(request), cartQuery] : [seedQueryFor(request)] }
}
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries)

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
