import { type Person, SignUp } from "@haat/accounts/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { Link } from "react-router-dom"
import { Button } from "../../components/button.tsx"
import { Checkbox } from "../../components/checkbox.tsx"
import { TextField } from "../../components/text-field.tsx"
import { FetchError } from "../../lib/sdk.ts"
import { FailureDialog } from "./failure-dialog.tsx"
import { ACCOUNT } from "./messages.ts"
import { useSignUp } from "./sign-in.ts"
import { WaitDialog } from "./wait-dialog.tsx"

const explain = (error: Error) =>
  error instanceof FetchError ? error.message || ACCOUNT.signUpFailed : ACCOUNT.noResponse

const EMPTY = {
  username: "",
  email: "",
  password: "",
  first_name: "",
  last_name: "",
  phone: "",
  terms: true,
} as const

/** Creates a shopper. What was typed stays when the server refuses. */
export const SignUpForm = ({ onSignedUp }: { onSignedUp: (person: Person) => Promise<void> }) => {
  const { mutateAsync } = useSignUp()
  const [isWaiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const form = useForm<SignUp>({ resolver: zodResolver(SignUp), defaultValues: EMPTY })
  const { errors } = form.formState
  const field = (name: keyof SignUp) => ({ error: errors[name]?.message, ...form.register(name) })

  const submit = form.handleSubmit(async (values) => {
    setWaiting(true)
    try {
      const { person } = await mutateAsync(values)
      await onSignedUp(person)
    } catch (error) {
      setFailure(explain(error as Error))
    }
    setWaiting(false)
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      <TextField label="First name" autoComplete="given-name" {...field("first_name")} />
      <TextField label="Last name" autoComplete="family-name" {...field("last_name")} />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint="3 to 15 characters. You log in with it."
        className="sm:col-span-2"
        {...field("username")}
      />
      <TextField label="Email" type="email" autoComplete="email" {...field("email")} />
      <TextField
        label="Phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint="10 digits, without +91"
        {...field("phone")}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="6 to 20 characters, with an uppercase and a lowercase letter, a number and one of ! @ # $ % & * -"
        className="sm:col-span-2"
        {...field("password")}
      />
      <Checkbox
        className="sm:col-span-2"
        label={
          <>
            I agree to the{" "}
            <Link to="/termsandcondition" target="_blank" className="font-medium text-brand underline">
              terms and conditions
            </Link>
          </>
        }
        {...field("terms")}
      />
      <Button type="submit" size="lg" busy={isWaiting} className="sm:col-span-2">
        Sign Up
      </Button>
      <WaitDialog open={isWaiting} title={ACCOUNT.signingUp} />
      <FailureDialog message={failure} onClose={() => setFailure(undefined)} />
    </form>
  )
}
