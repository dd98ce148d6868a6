import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import { withoutLanguage } from "../../lib/language/addresses.ts"

/** Addresses on this origin that are no pages of the storefront. */
const OUTSIDE_STOREFRONT = /^\/(admin|static|store|auth|back-office|api|sandbox)(\/|$|\?)/i

/** A link to a page of the shop, in the language of this one, or of another site. Saving a banner checks its address. */
export function BannerLink({ to, children }: { to: string; children: ReactNode }) {
  const look = "block rounded-xl focus-visible:-outline-offset-3"
  if (to.startsWith("/") && !OUTSIDE_STOREFRONT.test(to))
    return (
      <Link to={withoutLanguage(to)} draggable={false} className={look}>
        {children}
      </Link>
    )
  return (
    <a href={to} rel="noopener" draggable={false} className={look}>
      {children}
    </a>
  )
}
