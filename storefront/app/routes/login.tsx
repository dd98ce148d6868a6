import type { Person } from "@haat/accounts/contract"
import { useQueryClient } from "@tanstack/react-query"
import { Link, redirect, redirectDocument, useLocation, useNavigate } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { afterSignIn } from "../features/account/after-sign-in.ts"
import { EntranceCard } from "../features/account/entrance-card.tsx"
import { ENTRANCE } from "../features/account/entrance-messages.ts"
import { ForgotPassword } from "../features/account/forgot-password.tsx"
import { ACCOUNT, SIGNED_IN_MS } from "../features/account/messages.ts"
import { nextPage, withNext } from "../features/account/next-page.ts"
import { SignInForm } from "../features/account/sign-in-form.tsx"
import { bringGuestCart } from "../features/cart/bring-guest-cart.ts"
import { ensureForPerson, loadForPerson } from "../lib/load-for-person.ts"
import { notify } from "../lib/notify.ts"
import { useShopFacts } from "../lib/shop-facts.ts"
import type { Route } from "./+types/login"

/** Who is signed in already goes where signing in would have led. */
const forGuests = (request: Request) => (person: Person | null) => {
  if (!person) return []
  const to = afterSignIn(person, nextPage(new URL(request.url).search))
  throw person.actor_type === "user" ? redirectDocument(to) : redirect(to)
}
export const loader = ({ request }: Route.LoaderArgs) => loadForPerson(request, forGuests(request))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ensureForPerson(forGuests(request))

export default function Login() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const next = nextPage(useLocation().search)

  const enter = async (person: Person) => {
    const to = afterSignIn(person, next)
    if (person.actor_type === "user") return window.location.assign(to)
    // a merge that fails is tried again by the layout; it is no reason to keep the shopper here
    await bringGuestCart(client).catch(() => {})
    notify.success(ACCOUNT.signedIn, SIGNED_IN_MS)
    await navigate(to, { replace: true })
  }

  return (
    <>
      <PageHead title={ENTRANCE.logIn} description={ENTRANCE.logInText} />
      <EntranceCard
        title={ENTRANCE.logIn}
        footer={
          <>
            {ENTRANCE.newHere(useShopFacts().name)}{" "}
            <Link to={withNext("/signup", next)} className="font-semibold text-brand underline">
              {ENTRANCE.signUp}
            </Link>
          </>
        }
      >
        <SignInForm onSignedIn={enter} />
        <ForgotPassword />
      </EntranceCard>
    </>
  )
}
