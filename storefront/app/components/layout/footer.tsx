import NAV from "virtual:haat/nav"
import { MessageCircle } from "lucide-react"
import { Link } from "react-router-dom"
import { useShopFacts } from "../../lib/shop/shop-facts.ts"
import { LAYOUT } from "./messages.ts"
import { SHOP_LINKS } from "./navigation.tsx"

const QUICK_LINKS = [
  ...SHOP_LINKS,
  { to: "/termsandcondition", text: LAYOUT.terms },
  { to: "/policies/privacy", text: LAYOUT.privacy },
  { to: "/policies/returns", text: LAYOUT.returns },
  { to: "/policies/delivery", text: LAYOUT.delivery },
  { to: "/legal", text: LAYOUT.legal },
]
const PLUGIN_LINKS = NAV.filter((entry) => entry.place === "footer")

const CONTACT = "inline-flex min-h-8 items-center text-sm break-all hover:underline"

/** Chat link and contacts are the owner's settings. */
export function Footer() {
  const { name, contact_email, contact_phone, chat_url, plugins_off } = useShopFacts()
  const links = [...QUICK_LINKS, ...PLUGIN_LINKS.filter(({ plugin }) => !plugins_off.includes(plugin))]
  return (
    <footer className="mt-12 border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-7xl flex-wrap items-start justify-between gap-8 px-4 py-10 sm:px-6 lg:px-10">
        <div className="max-w-xs">
          <p className="font-bold wrap-anywhere">{name}</p>
          <p className="mt-1 text-sm text-ink-soft">{LAYOUT.promise}</p>
        </div>
        <nav aria-label={LAYOUT.quickLinks}>
          <ul className="grid grid-cols-2 gap-x-8">
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-8 items-center text-sm text-ink hover:underline">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid justify-items-start gap-2">
          <Link
            to={chat_url || "/contact"}
            rel="noopener"
            className={
              "inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong px-4 text-sm " +
              "font-semibold hover:border-ink"
            }
          >
            <MessageCircle className="size-5" /> {LAYOUT.chat}
          </Link>
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
