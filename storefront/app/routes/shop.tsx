import type { Person } from "@haat/accounts/contract"
import type { ShopFacts } from "@haat/checkout/contract"
import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Link, Outlet, useMatch } from "react-router-dom"
import { ErrorScreen } from "../components/error-screen.tsx"
import { readFrameData } from "../components/frame-data.ts"
import { ShoppingBag } from "../components/icons.ts"
import { LAYOUT } from "../components/layout/messages.ts"
import { NAV_ITEM } from "../components/layout/nav-item.tsx"
import { Navigation } from "../components/layout/navigation.tsx"
import { RouteFocus } from "../components/layout/route-focus.tsx"
import { ShopFrame } from "../components/layout/shop-frame.tsx"
import { SpeculationRules } from "../components/speculation-rules.tsx"
import { Toaster } from "../components/toaster.tsx"
import { LogoutButton } from "../features/account/sign-out/logout-button.tsx"
import { AddForm, CARDS_FORM } from "../features/cart/add/add-form.tsx"
import { CartCount } from "../features/cart/cart-count.tsx"
import { CartTasks } from "../features/cart/cart-tasks.tsx"
import { SearchBox } from "../features/catalog/search/search-box.tsx"
import { loadOnServer } from "../lib/backend/load-page.ts"
import { AdministratorContext } from "../lib/person/administrator.ts"
import { meQuery } from "../lib/person/me-query.ts"
import { ShopFactsContext } from "../lib/shop/shop-facts.ts"
import { shopQuery } from "../lib/shop/shop-query.ts"
import type { Route } from "./+types/shop"

const load = loadOnServer(() => ({ deferred: [meQuery, shopQuery] }))

export const loader = async (args: Route.LoaderArgs) => ({
  ...(await load(args)).data,
  ...readFrameData(args.request),
})

/** In the browser the frame stays from page to page; who is signed in is in React Query's cache. */
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
    <ShopContexts facts={facts} person={person}>
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
      <RouteFocus />
      <Toaster />
      <AddForm id={CARDS_FORM} />
      <CartTasks person={me} />
    </ShopContexts>
  )
}

type ShopContextsProps = { facts?: ShopFacts; person: Person | null; children: ReactNode }

/** Contexts that the whole page uses. */
const ShopContexts = ({ facts, person, children }: ShopContextsProps) => (
  <ShopFactsContext value={facts}>
    <AdministratorContext value={person?.actor_type === "user"}>{children}</AdministratorContext>
  </ShopFactsContext>
)

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
