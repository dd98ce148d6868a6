import { Link } from "react-router-dom"
import { MessageCircle } from "../icons.ts"

const QUICK_LINKS = [
  { to: "/", text: "Home" },
  { to: "/explore", text: "Explore" },
  { to: "/aboutUs", text: "About Us" },
  { to: "/contact", text: "Contact" },
  { to: "/cart", text: "Cart" },
  { to: "/termsandcondition", text: "Terms and conditions" },
]

export function Footer() {
  return (
    <footer className="mt-12 border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-7xl flex-wrap items-start justify-between gap-8 px-4 py-10 sm:px-6 lg:px-10">
        <div className="max-w-xs">
          <p className="font-bold">Haat</p>
          <p className="mt-1 text-sm text-ink-soft">
            Everyday good things from India, priced in rupees, paid online or at your door.
          </p>
        </div>
        <nav aria-label="Quick links">
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
        <Link
          to="/contact"
          className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong px-4 text-sm font-semibold hover:border-ink"
        >
          <MessageCircle className="size-5" /> Chat with us
        </Link>
      </div>
    </footer>
  )
}
