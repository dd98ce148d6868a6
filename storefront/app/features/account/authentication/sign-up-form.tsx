import { type Person, SignUp } from "@haat/accounts/contract"
import { useState } from "react"
import { Link } from "react-router-dom"
import { Button } from "../../../components/button.tsx"
import { Checkbox } from "../../../components/checkbox.tsx"
import { PageForm } from "../../../components/page-form.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { FetchError } from "../../../lib/backend/sdk.ts"
import { useDraft } from "../../../lib/device/use-draft.ts"
import { useFormResultOf } from "../../../lib/forms/form-result.ts"
import { useContractForm } from "../../../lib/forms/use-contract-form.ts"
import { useShopFacts } from "../../../lib/shop/shop-facts.ts"
import { FailureDialog } from "../failure-dialog.tsx"
import { ACCOUNT } from "../messages.ts"
import { AUTHENTICATION } from "./messages.ts"
import { useSignUp } from "./sign-in.ts"
import { WaitDialog } from "./wait-dialog.tsx"

const explain = (error: Error) =>
  error instanceof FetchError ? error.message || ACCOUNT.signUpFailed : ACCOUNT.noResponse

/** Without the terms: whether their box is ticked is said by the owner and the shopper, and a draft does not keep it. */
const EMPTY = {
  username: "",
  email: "",
  password: "",
  first_name: "",
  last_name: "",
  phone: "",
} as const

/** Creates a shopper. The fields keep their values when the server rejects them. */
export const SignUpForm = ({ onSignedUp }: { onSignedUp: (person: Person) => Promise<void> }) => {
  const { mutateAsync } = useSignUp()
  const [isWaiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { preticks_terms } = useShopFacts()
  const { values: sent } = useFormResultOf("sign-up") ?? {}
  // fixed when the form appears: a setting that changes later must not tick or untick what the shopper sees
  const [isTicked] = useState(sent ? sent.terms !== undefined : preticks_terms)
  const form = useContractForm("sign-up", SignUp, EMPTY)
  const discardDraft = useDraft("sign-up", form, ["password"])
  const { field } = form

  const submit = form.handleSubmit(async (values) => {
    setWaiting(true)
    try {
      const { person } = await mutateAsync(values)
      discardDraft()
      await onSignedUp(person)
    } catch (error) {
      setFailure(explain(error as Error))
    }
    setWaiting(false)
  })

  return (
    <PageForm name="sign-up" onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      <TextField label={AUTHENTICATION.firstName} autoComplete="given-name" {...field("first_name")} />
      <TextField
        label={AUTHENTICATION.lastName}
        autoComplete="family-name"
        hint={AUTHENTICATION.lastNameHint}
        {...field("last_name")}
      />
      <TextField
        label={AUTHENTICATION.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={AUTHENTICATION.usernameHint}
        className="sm:col-span-2"
        {...field("username")}
      />
      <TextField label={AUTHENTICATION.email} type="email" autoComplete="email" {...field("email")} />
      <TextField
        label={AUTHENTICATION.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={AUTHENTICATION.phoneHint}
        {...field("phone")}
      />
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
      <Button type="submit" size="lg" busy={isWaiting} className="sm:col-span-2">
        {AUTHENTICATION.signUp}
      </Button>
      <WaitDialog open={isWaiting} title={ACCOUNT.signingUp} />
      <FailureDialog message={failure} onClose={() => setFailure(undefined)} />
    </PageForm>
  )
}
