import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { Link, NavLink } from "react-router-dom"

export const NAV_ITEM =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-sm font-medium text-ink transition-colors hover:bg-sunken " +
  "aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand"

type NavItemProps = { to: string; icon: LucideIcon; children: ReactNode; count?: ReactNode; reload?: boolean }

/** One line of the side navigation, marked when it is where one is. A place within a page is not marked: its page is. */
export function NavItem({ to, icon: Icon, children, count, reload }: NavItemProps) {
  const content = (
    <>
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      {children}
      {count}
    </>
  )
  return (
    <li>
      {to.includes("#") ? (
        <Link to={to} prefetch="intent" className={NAV_ITEM}>
          {content}
        </Link>
      ) : (
        <NavLink to={to} end prefetch="intent" reloadDocument={reload} className={NAV_ITEM}>
          {content}
        </NavLink>
      )}
    </li>
  )
}
