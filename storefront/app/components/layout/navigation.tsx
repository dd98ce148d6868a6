import type { Person } from "@haat/accounts/contract"
import type { ReactNode } from "react"
import { Compass, House, Info, LogIn, MessageCircle, Package, ShoppingBag, Store, UserPlus } from "../icons.ts"
import { NavItem } from "./nav-item.tsx"

type NavigationProps = {
  person: Person | null
  /** how many pieces are in the cart */
  cartCount: ReactNode
  /** signs out; drawn like the other items */
  logout: ReactNode
}

/** Where one can go, by who one is. */
export function Navigation({ person, cartCount, logout }: NavigationProps) {
  return (
    <ul className="space-y-1">
      <NavItem to="/" icon={House}>
        Home
      </NavItem>
      <NavItem to="/explore" icon={Compass}>
        Explore
      </NavItem>
      <NavItem to="/aboutUs" icon={Info}>
        About Us
      </NavItem>
      <NavItem to="/contact" icon={MessageCircle}>
        Contact
      </NavItem>
      <NavItem to="/cart" icon={ShoppingBag} count={cartCount}>
        Cart
      </NavItem>
      {person ? <SignedIn person={person} logout={logout} /> : <Guest />}
    </ul>
  )
}

function SignedIn({ person, logout }: { person: Person; logout: ReactNode }) {
  return (
    <>
      {person.actor_type === "customer" ? (
        <NavItem to="/orders" icon={Package}>
          Orders
        </NavItem>
      ) : (
        <NavItem to="/admin/" icon={Store} reload>
          Back office
        </NavItem>
      )}
      <li>{logout}</li>
    </>
  )
}

function Guest() {
  return (
    <>
      <NavItem to="/login" icon={LogIn}>
        LogIn
      </NavItem>
      <NavItem to="/signup" icon={UserPlus}>
        SignUp
      </NavItem>
    </>
  )
}
