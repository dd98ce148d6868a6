import type { Person } from "@haat/accounts/contract"
import { useQuery } from "@tanstack/react-query"
import { ShoppingBag } from "lucide-react"
import type { ReactNode } from "react"
import { Link, Outlet, useMatch } from "react-router-dom"
import { ErrorScreen } from "../components/error-screen.tsx"
import { loadFrame } from "../components/frame-data.ts"
import { LAYOUT } from "../components/layout/messages.ts"
import { NAV_ITEM, Navigation } from "../components/layout/navigation.tsx"
import { ShopFrame } from "../components/layout/shop-frame.tsx"
import { SpeculationRules } from "../components/speculation-rules.tsx"
import { Toaster } from "../components/toaster.tsx"
import { LogoutButton } from "../features/account/sign-out/logout-button.tsx"
import { AddForm, CARDS_FORM } from "../features/cart/add/add-form.tsx"
import { CartCount } from "../features/cart/cart-count.tsx"
import { CartTasks } from "../features/cart/cart-tasks.tsx"
import { SearchBox } from "../features/catalog/search/search-box.tsx"
import { AdministratorContext } from "../lib/person/administrator.ts"
import { meQuery } from "../lib/person/me-query.ts"
import { ShopFactsContext } from "../lib/shop/shop-facts.ts"
import { shopQuery } from "../lib/shop/shop-query.ts"

export const loader = loadFrame([meQuery, shopQuery])

/** In the browser the frame is never loaded again; the signed-in person is in React Query's cache. */
export const clientLoader = () => null
export const shouldRevalidate = () => false

export default function Shop() {
  // these pages begin with a search box of their own
  const hasSearchBox = [useMatch("/"), useMatch("/search")].some(Boolean)
  return (
    <Frame search={!hasSearchBox && <SearchBox />}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame search={<SearchBox />}>
      <ErrorScreen />
    </Frame>
  )
}

function Frame({ search, children }: { search?: ReactNode; children: ReactNode }) {
  const { data: me } = useQuery(meQuery)
  const { data: facts } = useQuery(shopQuery)
  const person = me ?? null
  return (
    <ShopFactsContext value={facts}>
      <AdministratorContext value={person?.actor_type === "user"}>
        <ShopFrame
          search={search}
          navigation={
            <Navigation
              person={person}
              cartCount={<CartCount person={person} />}
              logout={<LogoutButton className={NAV_ITEM} />}
            />
          }
          cartLink={<CartLink person={person} />}
        >
          {children}
        </ShopFrame>
        <SpeculationRules />
        <Toaster />
        <AddForm id={CARDS_FORM} />
        <CartTasks person={me} />
      </AdministratorContext>
    </ShopFactsContext>
  )
}

const CartLink = ({ person }: { person: Person | null }) => (
  <Link
    to="/cart"
    aria-label={LAYOUT.cart}
    className="relative flex h-11 min-w-11 items-center justify-center gap-1 rounded-md px-2 hover:bg-sunken"
  >
    <ShoppingBag className="size-5" strokeWidth={1.75} />
    <CartCount person={person} />
  </Link>
)
