import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { NavLink } from "react-router-dom"

export const NAV_ITEM =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-sm font-medium text-ink transition-colors hover:bg-sunken " +
  "aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand"

type NavItemProps = { to: string; icon: LucideIcon; children: ReactNode; count?: ReactNode; reload?: boolean }

/** One line of the side navigation, marked when it is where one is. */
export function NavItem({ to, icon: Icon, children, count, reload }: NavItemProps) {
  return (
    <li>
      <NavLink to={to} end prefetch="intent" reloadDocument={reload} className={NAV_ITEM}>
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        {children}
        {count}
      </NavLink>
    </li>
  )
}
