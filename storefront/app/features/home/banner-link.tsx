import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import { withoutLanguage } from "../../lib/language/addresses.ts"

type BannerLinkProps = {
  address: string
  /** path of the page of this shop at the address, if it is one */
  page?: string
  children: ReactNode
}

/** A link to a page of the shop, in the language of this page, or to another address. */
export function BannerLink({ address, page, children }: BannerLinkProps) {
  const look = { draggable: false, className: "block rounded-xl focus-visible:-outline-offset-3" }
  if (page)
    return (
      <Link to={withoutLanguage(page)} {...look}>
        {children}
      </Link>
    )
  return (
    <a href={address} rel="noopener" {...look}>
      {children}
    </a>
  )
}
