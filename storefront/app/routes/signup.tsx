import type { Person } from "@haat/accounts/contract"
import { useQueryClient } from "@tanstack/react-query"
import { Link, redirect, redirectDocument, useLocation, useNavigate } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { EntranceCard } from "../features/account/entrance-card.tsx"
import { ENTRANCE } from "../features/account/entrance-messages.ts"
import { ACCOUNT, SIGNED_IN_MS } from "../features/account/messages.ts"
import { nextPage, withNext } from "../features/account/next-page.ts"
import { SignUpForm } from "../features/account/sign-up-form.tsx"
import { bringGuestCart } from "../features/cart/bring-guest-cart.ts"
import { ensureForPerson, loadForPerson } from "../lib/load-for-person.ts"
import { notify } from "../lib/notify.ts"
import { useShopFacts } from "../lib/shop-facts.ts"
import type { Route } from "./+types/signup"

const forGuests = (person: Person | null) => {
  if (!person) return []
  throw person.actor_type === "user" ? redirectDocument("/") : redirect("/")
}
export const loader = ({ request }: Route.LoaderArgs) => loadForPerson(request, forGuests)
export const clientLoader = () => ensureForPerson(forGuests)

export default function Signup() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const next = nextPage(useLocation().search)
  const { name } = useShopFacts()

  const enter = async () => {
    await bringGuestCart(client).catch(() => {})
    notify.success(ACCOUNT.signedUp(name), SIGNED_IN_MS)
    await navigate(next ?? "/", { replace: true })
  }

  return (
    <>
      <PageHead title={ENTRANCE.signUp} description={ENTRANCE.signUpText} />
      <EntranceCard
        title={ENTRANCE.signUp}
        footer={
          <>
            {ENTRANCE.alreadyHere}{" "}
            <Link to={withNext("/login", next)} className="font-semibold text-brand underline">
              {ENTRANCE.logIn}
            </Link>
          </>
        }
      >
        <SignUpForm onSignedUp={enter} />
      </EntranceCard>
    </>
  )
}
