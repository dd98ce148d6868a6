import { MessageCircle } from "lucide-react"
import { Link } from "react-router-dom"
import { useShopFacts } from "../../lib/shop/shop-facts.ts"
import { LAYOUT } from "./messages.ts"

const QUICK_LINKS = [
  { to: "/", text: LAYOUT.home },
  { to: "/explore", text: LAYOUT.explore },
  { to: "/aboutUs", text: LAYOUT.aboutUs },
  { to: "/contact", text: LAYOUT.contact },
  { to: "/cart", text: LAYOUT.cart },
  { to: "/termsandcondition", text: LAYOUT.terms },
  { to: "/policies/privacy", text: LAYOUT.privacy },
  { to: "/policies/returns", text: LAYOUT.returns },
  { to: "/policies/delivery", text: LAYOUT.delivery },
  { to: "/legal", text: LAYOUT.legal },
]

const CHAT =
  "inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong px-4 text-sm font-semibold hover:border-ink"
const CONTACT = "inline-flex min-h-8 items-center text-sm break-all hover:underline"

/** Chat link and contacts are the owner's settings. */
export function Footer() {
  const { name, contact_email, contact_phone, chat_url } = useShopFacts()
  const chat = (
    <>
      <MessageCircle className="size-5" /> {LAYOUT.chat}
    </>
  )
  return (
    <footer className="mt-12 border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-7xl flex-wrap items-start justify-between gap-8 px-4 py-10 sm:px-6 lg:px-10">
        <div className="max-w-xs">
          <p className="font-bold wrap-anywhere">{name}</p>
          <p className="mt-1 text-sm text-ink-soft">{LAYOUT.promise}</p>
        </div>
        <nav aria-label={LAYOUT.quickLinks}>
          <ul className="grid grid-cols-2 gap-x-8">
            {QUICK_LINKS.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-8 items-center text-sm text-ink hover:underline">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid justify-items-start gap-2">
          {chat_url ? (
            <a href={chat_url} rel="noopener" className={CHAT}>
              {chat}
            </a>
          ) : (
            <Link to="/contact" className={CHAT}>
              {chat}
            </Link>
          )}
          {contact_email && (
            <a href={`mailto:${contact_email}`} className={CONTACT}>
              {contact_email}
            </a>
          )}
          {contact_phone && (
            <a href={`tel:${contact_phone.replace(/[^+\d]/g, "")}`} className={CONTACT}>
              {contact_phone}
            </a>
          )}
        </div>
      </div>
    </footer>
  )
}
