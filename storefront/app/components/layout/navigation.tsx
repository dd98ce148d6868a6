import NAV from "virtual:haat/nav"
import type { Person } from "@haat/accounts/contract"
import { Compass, House, Info, LogIn, MessageCircle, Package, ShoppingBag, Store, User, UserPlus } from "lucide-react"
import type { ReactNode } from "react"
import { useLocation } from "react-router-dom"
import { useShopFacts } from "../../lib/shop/shop-facts.ts"
import { ShopLink } from "../shop-link.tsx"
import { LAYOUT } from "./messages.ts"

export const NAV_ITEM =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-sm font-medium text-ink " +
  "transition-colors hover:bg-sunken " +
  "aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand"

/** Links for all visitors. */
export const SHOP_LINKS = [
  { to: "/", icon: House, text: LAYOUT.home },
  { to: "/explore", icon: Compass, text: LAYOUT.explore },
  { to: "/aboutUs", icon: Info, text: LAYOUT.aboutUs },
  { to: "/contact", icon: MessageCircle, text: LAYOUT.contact },
  { to: "/cart", icon: ShoppingBag, text: LAYOUT.cart },
]
const PLUGIN_LINKS = NAV.filter((entry) => entry.place === "navigation")

const GUEST_LINKS = [
  { to: "/login", icon: LogIn, text: LAYOUT.logIn },
  { to: "/signup", icon: UserPlus, text: LAYOUT.signUp },
]
const CUSTOMER_LINKS = [
  { to: "/profile", icon: User, text: LAYOUT.profile },
  { to: "/orders", icon: Package, text: LAYOUT.orders },
]

type NavigationProps = {
  person: Person | null
  /** how many pieces are in the cart */
  cartCount: ReactNode
  /** the logout button, which looks like the other items */
  logout: ReactNode
}

/** The links for a guest, shopper or administrator, with the current page marked. */
export function Navigation({ person, cartCount, logout }: NavigationProps) {
  const path = useLocation().pathname.toLowerCase()
  const isCustomer = person?.actor_type === "customer"
  const ownLinks = isCustomer ? CUSTOMER_LINKS : person ? [] : GUEST_LINKS
  const { plugins_off } = useShopFacts()
  const pluginLinks = PLUGIN_LINKS.filter(
    ({ who, plugin }) => (isCustomer || who !== "shopper") && !plugins_off.includes(plugin),
  )
  return (
    <ul className="space-y-1">
      {[...SHOP_LINKS, ...pluginLinks, ...ownLinks].map(({ to, icon: Icon, text }) => (
        <li key={to}>
          <ShopLink to={to} aria-current={path === to.toLowerCase() ? "page" : undefined} className={NAV_ITEM}>
            <Icon className="size-5" strokeWidth={1.75} />
            {text}
            {to === "/cart" && cartCount}
          </ShopLink>
        </li>
      ))}
      {person && !isCustomer && (
        <li>
          {/* outside the storefront: no language, and a full page load */}
          <a href="/admin/" className={NAV_ITEM}>
            <Store className="size-5" strokeWidth={1.75} /> {LAYOUT.backOffice}
          </a>
        </li>
      )}
      {person && <li>{logout}</li>}
    </ul>
  )
}
