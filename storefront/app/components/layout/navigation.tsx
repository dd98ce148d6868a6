import type { Person } from "@haat/accounts/contract"
import { Compass, House, Info, LogIn, MessageCircle, Package, ShoppingBag, Store, User, UserPlus } from "lucide-react"
import type { ReactNode } from "react"
import { LAYOUT } from "./messages.ts"
import { NAV_ITEM, NavItem } from "./nav-item.tsx"

type NavigationProps = {
  person: Person | null
  /** how many pieces are in the cart */
  cartCount: ReactNode
  /** the logout button, which looks like the other items */
  logout: ReactNode
}

/** The links for who is signed in. */
export function Navigation({ person, cartCount, logout }: NavigationProps) {
  return (
    <ul className="space-y-1">
      <NavItem to="/" icon={House}>
        {LAYOUT.home}
      </NavItem>
      <NavItem to="/explore" icon={Compass}>
        {LAYOUT.explore}
      </NavItem>
      <NavItem to="/aboutUs" icon={Info}>
        {LAYOUT.aboutUs}
      </NavItem>
      <NavItem to="/contact" icon={MessageCircle}>
        {LAYOUT.contact}
      </NavItem>
      <NavItem to="/cart" icon={ShoppingBag} count={cartCount}>
        {LAYOUT.cart}
      </NavItem>
      {person ? <SignedIn person={person} logout={logout} /> : <Guest />}
    </ul>
  )
}

function SignedIn({ person, logout }: { person: Person; logout: ReactNode }) {
  return (
    <>
      {person.actor_type === "customer" ? (
        <>
          <NavItem to="/profile" icon={User}>
            {LAYOUT.profile}
          </NavItem>
          <NavItem to="/orders" icon={Package}>
            {LAYOUT.orders}
          </NavItem>
        </>
      ) : (
        <li>
          {/* outside the storefront: no language, and a full page load */}
          <a href="/admin/" className={NAV_ITEM}>
            <Store className="size-5" strokeWidth={1.75} /> {LAYOUT.backOffice}
          </a>
        </li>
      )}
      <li>{logout}</li>
    </>
  )
}

function Guest() {
  return (
    <>
      <NavItem to="/login" icon={LogIn}>
        {LAYOUT.logIn}
      </NavItem>
      <NavItem to="/signup" icon={UserPlus}>
        {LAYOUT.signUp}
      </NavItem>
    </>
  )
}
