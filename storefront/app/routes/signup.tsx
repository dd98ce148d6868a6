import type { Person } from "@haat/accounts/contract"
import { useQueryClient } from "@tanstack/react-query"
import { Link, redirect, redirectDocument, useLocation, useNavigate } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { EntranceCard } from "../features/account/entrance-card.tsx"
import { ACCOUNT, SIGNED_IN_MS } from "../features/account/messages.ts"
import { nextPage, withNext } from "../features/account/next-page.ts"
import { SignUpForm } from "../features/account/sign-up-form.tsx"
import { bringGuestCart } from "../features/cart/bring-guest-cart.ts"
import { ensureForPerson, loadForPerson } from "../lib/load-for-person.ts"
import { notify } from "../lib/notify.ts"
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

  const enter = async () => {
    await bringGuestCart(client).catch(() => {})
    notify.success(ACCOUNT.signedUp, SIGNED_IN_MS)
    await navigate(next ?? "/", { replace: true })
  }

  return (
    <>
      <PageHead title="Sign Up · Haat" description="Create your account at Haat." />
      <EntranceCard
        title="Sign Up"
        footer={
          <>
            Already have an account?{" "}
            <Link to={withNext("/login", next)} className="font-semibold text-brand underline">
              Log In
            </Link>
          </>
        }
      >
        <SignUpForm onSignedUp={enter} />
      </EntranceCard>
    </>
  )
}
