import { type Person, SignIn } from "@haat/accounts/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { Button } from "../../components/button.tsx"
import { TextField } from "../../components/text-field.tsx"
import { FetchError } from "../../lib/sdk.ts"
import { ENTRANCE } from "./entrance-messages.ts"
import { FailureDialog } from "./failure-dialog.tsx"
import { ACCOUNT } from "./messages.ts"
import { useSignIn } from "./sign-in.ts"
import { WaitDialog } from "./wait-dialog.tsx"

const explain = (error: Error) => (error instanceof FetchError && error.message) || ACCOUNT.signInFailed

/** Signs in a shopper or an administrator; `onSignedIn` may take its time, the loading dialog stays until it is done. */
export const SignInForm = ({ onSignedIn }: { onSignedIn: (person: Person) => Promise<void> }) => {
  const { mutateAsync } = useSignIn()
  const [isWaiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const form = useForm<SignIn>({ resolver: zodResolver(SignIn), defaultValues: { username: "", password: "" } })
  const { errors } = form.formState

  const submit = form.handleSubmit(async (values) => {
    setWaiting(true)
    try {
      const { person } = await mutateAsync(values)
      await onSignedIn(person)
    } catch (error) {
      setFailure(explain(error as Error))
    }
    setWaiting(false)
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={ENTRANCE.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register("username")}
      />
      <TextField
        label={ENTRANCE.password}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register("password")}
      />
      <Button type="submit" size="lg" busy={isWaiting}>
        {ENTRANCE.logIn}
      </Button>
      <WaitDialog open={isWaiting} title={ACCOUNT.signingIn} />
      <FailureDialog message={failure} onClose={() => setFailure(undefined)} />
    </form>
  )
}
