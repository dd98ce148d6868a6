import {
  AskSignInCode,
  ForgotPassword as ForgotPasswordContract,
  type Person,
  SecondStep,
  type SignedInPerson,
  SignIn,
  type SignInReply,
  SignInWithCode,
} from "@haat/accounts/contract"
import { useQueryClient } from "@tanstack/react-query"
import { redirect, useLocation, useNavigate } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { nextPageAfterSignIn, redirectAfterSignIn } from "../features/account/authentication/after-sign-in.ts"
import { AuthCard } from "../features/account/authentication/auth-card.tsx"
import { ForgotPassword } from "../features/account/authentication/forgot-password.tsx"
import { AUTHENTICATION } from "../features/account/authentication/messages.ts"
import { nextPage, withNext } from "../features/account/authentication/next-page.ts"
import { SignInForm } from "../features/account/authentication/sign-in-form.tsx"
import { ACCOUNT, SIGNED_IN_MS } from "../features/account/messages.ts"
import { CLEAR_DEVICE } from "../features/account/sign-out/sign-out.ts"
import { addPendingToCart } from "../features/cart/add/pending-add.ts"
import { mergeGuestCart } from "../features/cart/guest/merge-guest-cart.ts"
import { CART } from "../features/cart/messages.ts"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { type PostedValues, postForm } from "../lib/forms/form-action.ts"
import { notify } from "../lib/notify.ts"
import { meQuery } from "../lib/person/me-query.ts"
import { useShopFacts } from "../lib/shop/shop-facts.ts"
import { pageAction } from "../slots/page-action.ts"

/** Redirects a person who is already signed in to the page after sign-in. */
const queries = async ({ request, ensureQueryData }: PageArgs) => {
  const person = await ensureQueryData(meQuery)
  if (!person) return {}
  throw redirectAfterSignIn(person, request)
}
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries)

const enter = async (person: Person, { request, call }: PostedValues) =>
  redirectAfterSignIn(person, request, await addPendingToCart(request, call, person.actor_type === "user"))

export const action = pageAction({
  "sign-in": postForm<SignInReply>("/auth/sign-in", SignIn, (reply, form) =>
    "person" in reply ? enter(reply.person, form) : { form: "second-factor" },
  ),
  "second-factor": postForm<SignedInPerson>("/auth/sign-in/second-factor", SecondStep, ({ person }, form) =>
    enter(person, form),
  ),
  "want-code": async ({ values: { username } }) => ({ form: "ask-code", values: { username } }),
  "ask-code": postForm("/auth/sign-in/code", AskSignInCode, (_reply, { values: { username } }) => ({
    form: "mailed-code",
    values: { username },
  })),
  "mailed-code": postForm<SignedInPerson>("/auth/sign-in/code/confirm", SignInWithCode, ({ person }, form) =>
    enter(person, form),
  ),
  "forgot-password": postForm("/auth/forgot-password", ForgotPasswordContract, () => ({
    done: AUTHENTICATION.resetLinkSent,
  })),
  "sign-out": async ({ call }) => {
    await call("/auth/session", { method: "DELETE" })
    return redirect("/login", { headers: CLEAR_DEVICE })
  },
})

export default function Login() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const next = nextPage(useLocation().search)

  const enter = async (person: Person) => {
    const to = nextPageAfterSignIn(person, next)
    if (person.actor_type === "user") return window.location.assign(to)
    // a merge that fails is tried again by the layout
    await mergeGuestCart(client).catch(() => {})
    notify.success(ACCOUNT.signedIn, SIGNED_IN_MS)
    await navigate(to, { replace: true })
  }

  return (
    <>
      <PageHead title={AUTHENTICATION.logIn} description={AUTHENTICATION.logInText} />
      <AuthCard
        title={AUTHENTICATION.logIn}
        footer={{
          question: AUTHENTICATION.newHere(useShopFacts().name),
          to: withNext("/signup", next),
          label: AUTHENTICATION.signUp,
        }}
      >
        {next === "/cart" && (
          <noscript>
            <p className="mb-5">{CART.pleaseLoginToAdd}</p>
          </noscript>
        )}
        <SignInForm onSignedIn={enter} />
        <ForgotPassword />
      </AuthCard>
    </>
  )
}
