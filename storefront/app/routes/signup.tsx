import { SignUp } from "@haat/accounts/contract"
import { useQueryClient } from "@tanstack/react-query"
import { redirect, redirectDocument, useLocation, useNavigate } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { setCookie } from "../features/account/authentication/after-sign-in.ts"
import { AuthCard } from "../features/account/authentication/auth-card.tsx"
import { AUTHENTICATION } from "../features/account/authentication/messages.ts"
import { nextPage, withNext } from "../features/account/authentication/next-page.ts"
import { SignUpForm } from "../features/account/authentication/sign-up-form.tsx"
import { ACCOUNT, SIGNED_IN_MS } from "../features/account/messages.ts"
import { addPendingToCart } from "../features/cart/add/pending-add.ts"
import { mergeGuestCart } from "../features/cart/guest/merge-guest-cart.ts"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { notify } from "../lib/notify.ts"
import { meQuery } from "../lib/person/me-query.ts"
import { useShopFacts } from "../lib/shop/shop-facts.ts"
import { pageAction } from "../slots/page-action.ts"

const queries = async ({ ensureQueryData }: PageArgs) => {
  const person = await ensureQueryData(meQuery)
  if (person) throw person.actor_type === "user" ? redirectDocument("/") : redirect("/")
  return {}
}
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries)

export const action = pageAction({
  "sign-up": async ({ values, request, call }) => {
    await call("/auth/sign-up", { body: SignUp.parse({ ...values, terms: values.terms !== undefined }) })
    const next = nextPage(new URL(request.url).search) ?? "/"
    return redirect(next, setCookie(await addPendingToCart(request, call)))
  },
})

export default function Signup() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const next = nextPage(useLocation().search)
  const { name } = useShopFacts()

  const enter = async () => {
    await mergeGuestCart(client).catch(() => {})
    notify.success(ACCOUNT.signedUp(name), SIGNED_IN_MS)
    await navigate(next ?? "/", { replace: true })
  }

  return (
    <>
      <PageHead title={AUTHENTICATION.signUp} description={AUTHENTICATION.signUpText} />
      <AuthCard
        title={AUTHENTICATION.signUp}
        footer={{ question: AUTHENTICATION.alreadyHere, to: withNext("/login", next), label: AUTHENTICATION.logIn }}
      >
        <SignUpForm onSignedUp={enter} />
      </AuthCard>
    </>
  )
}
