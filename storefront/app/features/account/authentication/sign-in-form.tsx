import { type Person, SecondStep, SignIn } from "@haat/accounts/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { Button } from "../../../components/button.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { FetchError } from "../../../lib/backend/sdk.ts"
import { FailureDialog } from "../failure-dialog.tsx"
import { ACCOUNT } from "../messages.ts"
import { AUTHENTICATION } from "./messages.ts"
import { useSecondStep, useSignIn } from "./sign-in.ts"
import { WaitDialog } from "./wait-dialog.tsx"

const explain = (error: Error) => (error instanceof FetchError && error.message) || ACCOUNT.signInFailed

type OnSignedIn = (person: Person) => Promise<void>

/** Signs in a shopper or an administrator; the loading dialog is open until `onSignedIn` resolves. */
export const SignInForm = ({ onSignedIn }: { onSignedIn: OnSignedIn }) => {
  const [needsCode, setNeedsCode] = useState(false)
  return needsCode ? (
    <CodeForm onSignedIn={onSignedIn} onBack={() => setNeedsCode(false)} />
  ) : (
    <PasswordForm onSignedIn={onSignedIn} onCodeNeeded={() => setNeedsCode(true)} />
  )
}

/** Runs one step, with a dialog while it runs and one with the reason when it fails. */
const useStep = () => {
  const [isWaiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = async (step: () => Promise<void>) => {
    setWaiting(true)
    await step().catch((error: Error) => setFailure(explain(error)))
    setWaiting(false)
  }
  const dialogs = (
    <>
      <WaitDialog open={isWaiting} title={ACCOUNT.signingIn} />
      <FailureDialog message={failure} onClose={() => setFailure(undefined)} />
    </>
  )
  return { run, isWaiting, dialogs }
}

const PasswordForm = ({ onSignedIn, onCodeNeeded }: { onSignedIn: OnSignedIn; onCodeNeeded: () => void }) => {
  const { mutateAsync } = useSignIn()
  const { run, isWaiting, dialogs } = useStep()
  const form = useForm<SignIn>({ resolver: zodResolver(SignIn), defaultValues: { username: "", password: "" } })
  const { errors } = form.formState

  const submit = form.handleSubmit((values) =>
    run(async () => {
      const result = await mutateAsync(values)
      if ("person" in result) await onSignedIn(result.person)
      else onCodeNeeded()
    }),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={AUTHENTICATION.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register("username")}
      />
      <TextField
        label={AUTHENTICATION.password}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register("password")}
      />
      <Button type="submit" size="lg" busy={isWaiting}>
        {AUTHENTICATION.logIn}
      </Button>
      {dialogs}
    </form>
  )
}

/** The second step, for administrators with an authenticator app. */
const CodeForm = ({ onSignedIn, onBack }: { onSignedIn: OnSignedIn; onBack: () => void }) => {
  const { mutateAsync } = useSecondStep()
  const { run, isWaiting, dialogs } = useStep()
  const form = useForm<SecondStep>({ resolver: zodResolver(SecondStep), defaultValues: { code: "" } })
  // The field of the first step, which had the focus, has been removed.
  useEffect(() => form.setFocus("code"), [form.setFocus])

  const submit = form.handleSubmit((values) => run(async () => onSignedIn((await mutateAsync(values)).person)))

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={AUTHENTICATION.code}
        hint={AUTHENTICATION.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        error={form.formState.errors.code?.message}
        {...form.register("code")}
      />
      <Button type="submit" size="lg" busy={isWaiting}>
        {AUTHENTICATION.logIn}
      </Button>
      <button type="button" onClick={onBack} className="min-h-11 rounded-md px-3 font-medium text-brand underline">
        {AUTHENTICATION.otherAccount}
      </button>
      {dialogs}
    </form>
  )
}
