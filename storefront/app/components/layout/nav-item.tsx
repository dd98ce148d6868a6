import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { useLocation } from "react-router-dom"
import { ShopLink } from "../shop-link.tsx"

export const NAV_ITEM =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-sm font-medium text-ink transition-colors hover:bg-sunken " +
  "aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand"

type NavItemProps = { to: string; icon: LucideIcon; children: ReactNode; count?: ReactNode }

/** One link of the side navigation, marked when it leads to the current page. */
export function NavItem({ to, icon: Icon, children, count }: NavItemProps) {
  const { pathname } = useLocation()
  const isHere = pathname.toLowerCase() === to.toLowerCase()
  return (
    <li>
      <ShopLink to={to} aria-current={isHere ? "page" : undefined} className={NAV_ITEM}>
        <Icon className="size-5" strokeWidth={1.75} />
        {children}
        {count}
      </ShopLink>
    </li>
  )
}
