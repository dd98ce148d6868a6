import type { ReactNode } from "react"
import { Link } from "react-router-dom"

/** What this origin serves and the storefront does not draw. */
const NOT_OURS = /^\/(admin|static|store|auth|back-office|api|sandbox)(\/|$|\?)/i

/** Leads to a page of the shop or to anywhere else; addresses were checked when the banner was made. */
export function BannerLink({ to, children }: { to: string; children: ReactNode }) {
  const look = "block rounded-xl focus-visible:-outline-offset-3"
  if (to.startsWith("/"))
    return (
      <Link to={to} reloadDocument={NOT_OURS.test(to)} draggable={false} className={look}>
        {children}
      </Link>
    )
  return (
    <a href={to} rel="noopener" draggable={false} className={look}>
      {children}
    </a>
  )
}
