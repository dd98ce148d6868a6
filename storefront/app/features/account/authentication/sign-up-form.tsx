import { SignUp } from "@haat/accounts/contract"
import { useState } from "react"
import { Link } from "react-router-dom"
import { Checkbox } from "../../../components/checkbox.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { FetchError } from "../../../lib/backend/sdk.ts"
import { useDraft } from "../../../lib/device/use-draft.ts"
import { useNamedFormResult } from "../../../lib/forms/form-result.ts"
import { useShopFacts } from "../../../lib/shop/shop-facts.ts"
import { ACCOUNT } from "../messages.ts"
import { AccountForm, useAccountForm } from "./account-form.tsx"
import { AUTHENTICATION } from "./messages.ts"
import { PersonField } from "./person-field.tsx"

const explain = (error: unknown) =>
  error instanceof FetchError ? error.message || ACCOUNT.signUpFailed : ACCOUNT.noResponse

/**
 * Initial values without the terms: owner and shopper decide on that box, and a draft does not store it.
 */
const EMPTY = {
  username: "",
  email: "",
  password: "",
  first_name: "",
  last_name: "",
  phone: "",
} as const

/** Creates a shopper. The fields keep their values when the server rejects them. */
export const SignUpForm = ({ onSignedUp }: { onSignedUp: () => Promise<void> }) => {
  const { preticks_terms } = useShopFacts()
  const { values: sent } = useNamedFormResult("sign-up") ?? {}
  // fixed when the form appears: a setting that changes later must not tick or untick what the shopper sees
  const [isTicked] = useState(sent ? sent.terms !== undefined : preticks_terms)
  const { account, ...form } = useAccountForm({
    name: "sign-up",
    contract: SignUp,
    defaultValues: EMPTY,
    path: "/auth/sign-up",
    waitTitle: ACCOUNT.signingUp,
    explain,
    onSent: () => {
      discardDraft()
      return onSignedUp()
    },
  })
  const discardDraft = useDraft("sign-up", form, ["password"])
  const { field } = form

  return (
    <AccountForm {...account} submitLabel={AUTHENTICATION.signUp} className="grid gap-5 sm:grid-cols-2">
      <PersonField {...field("first_name")} />
      <PersonField {...field("last_name")} />
      <PersonField hint={AUTHENTICATION.usernameHint} className="sm:col-span-2" {...field("username")} />
      <PersonField {...field("email")} />
      <PersonField {...field("phone")} />
      <TextField
        label={AUTHENTICATION.password}
        type="password"
        autoComplete="new-password"
        hint={AUTHENTICATION.passwordHint}
        className="sm:col-span-2"
        {...field("password")}
      />
      <Checkbox
        className="sm:col-span-2"
        defaultChecked={isTicked}
        label={
          <>
            {AUTHENTICATION.agree}{" "}
            <Link to="/termsandcondition" target="_blank" className="font-medium text-brand underline">
              {AUTHENTICATION.agreeTerms}
            </Link>
          </>
        }
        {...field("terms")}
      />
    </AccountForm>
  )
}
