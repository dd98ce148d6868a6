import AccountSections from "virtual:haat/slots/account.sections"
import { EraseAccount, type Person } from "@haat/accounts/contract"
import { useQuery } from "@tanstack/react-query"
import { Form, Navigate, redirect } from "react-router-dom"
import { PageForm } from "../components/page-form.tsx"
import { PageHead } from "../components/page-head.tsx"
import { StoreCredit } from "../features/account/credit/store-credit.tsx"
import { PersonalData } from "../features/account/personal-data/personal-data.tsx"
import { PROFILE } from "../features/account/profile/messages.ts"
import { ProfileForm } from "../features/account/profile/profile-form.tsx"
import {
  hasSameAddresses,
  omitAddresses,
  parseProfileFields,
  TypedProfile,
} from "../features/account/profile/profile-values.ts"
import { CLEAR_DEVICE } from "../features/account/sign-out/sign-out.ts"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { postForm } from "../lib/forms/form-action.ts"
import { meQuery } from "../lib/person/me-query.ts"
import { requireShopper } from "../lib/person/require-shopper.ts"
import { pageAction } from "../slots/page-action.ts"

/** Loads the plugins' sections on the server alone: in the browser each section loads its own data. */
export const loader = loadOnServer(async (page: PageArgs) => {
  await requireShopper(page)
  const person = await page.ensureQueryData(meQuery)
  return { deferred: person ? AccountSections?.queries({ ...page, person }) : [] }
})
export const clientLoader = loadInBrowser(requireShopper)

export const action = pageAction(
  {
    profile: async ({ values, call }) => {
      const { person } = await call<{ person: Person | null }>("/auth/me", { method: "GET" })
      if (person && !hasSameAddresses(values, person))
        return { message: PROFILE.addressesChanged, values: omitAddresses(values) }
      await call("/store/profile", { body: TypedProfile.parse(parseProfileFields(values)) })
      return { done: PROFILE.updated }
    },
    "remove-address": async ({ values, call }) => {
      await call(`/store/addresses/${encodeURIComponent(values.id)}`, { method: "DELETE" })
      return { done: PROFILE.addressGone }
    },
    erase: postForm("/store/personal-data/erasure", EraseAccount, () => redirect("/", { headers: CLEAR_DEVICE })),
  },
  [AccountSections],
)

export default function Profile() {
  const { data: me } = useQuery(meQuery)
  // The session ended while the page was open. After signing in again, the unsaved draft is restored.
  if (me === null) return <Navigate to="/login?next=%2Fprofile" replace />
  return (
    <div className="max-w-3xl">
      <PageHead title={PROFILE.title} description={PROFILE.description} noIndex />
      <h1 className="mb-6 text-3xl font-semibold">{PROFILE.title}</h1>
      {/* forms of the address buttons below, which name them by `form`: they work before JavaScript is loaded */}
      <PageForm name="remove-address" id="remove-address" />
      <Form id="add-address" action="/updateAddress">
        <input type="hidden" name="next" value="/profile" />
      </Form>
      {me && <ProfileForm key={me.id} person={me} />}
      {me && <StoreCredit />}
      {me && AccountSections && <AccountSections person={me} />}
      {me && <PersonalData />}
    </div>
  )
}
