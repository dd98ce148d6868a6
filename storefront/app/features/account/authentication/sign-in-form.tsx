import { type Person, SecondStep, SignIn } from "@haat/accounts/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { Button } from "../../../components/button.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { MailedCodeForm } from "./mailed-code-form.tsx"
import { AUTHENTICATION } from "./messages.ts"
import { useSecondStep, useSignIn } from "./sign-in.ts"
import { TEXT_BUTTON } from "./text-button.ts"
import { useSignInStep } from "./use-sign-in-step.tsx"

type OnSignedIn = (person: Person) => Promise<void>
type Step = "password" | "second-factor" | "mailed-code"

/** Signs in a shopper or an administrator; the loading dialog is open until `onSignedIn` resolves. */
export const SignInForm = ({ onSignedIn }: { onSignedIn: OnSignedIn }) => {
  const [step, setStep] = useState<Step>("password")
  const [name, setName] = useState("")
  const backToPassword = () => setStep("password")
  if (step === "second-factor") return <CodeForm onSignedIn={onSignedIn} onBack={backToPassword} />
  if (step === "mailed-code") return <MailedCodeForm name={name} onSignedIn={onSignedIn} onBack={backToPassword} />
  const askForMail = (typed: string) => {
    setName(typed)
    setStep("mailed-code")
  }
  return (
    <PasswordForm onSignedIn={onSignedIn} onCodeNeeded={() => setStep("second-factor")} onMailWanted={askForMail} />
  )
}

type PasswordFormProps = { onSignedIn: OnSignedIn; onCodeNeeded: () => void; onMailWanted: (name: string) => void }

const PasswordForm = ({ onSignedIn, onCodeNeeded, onMailWanted }: PasswordFormProps) => {
  const { mutateAsync } = useSignIn()
  const { run, isWaiting, dialogs } = useSignInStep()
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
        hint={AUTHENTICATION.signInHint}
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
      <button type="button" onClick={() => onMailWanted(form.getValues("username"))} className={TEXT_BUTTON}>
        {AUTHENTICATION.codeByMail}
      </button>
      {dialogs}
    </form>
  )
}

/** The second step, for administrators with an authenticator app. */
const CodeForm = ({ onSignedIn, onBack }: { onSignedIn: OnSignedIn; onBack: () => void }) => {
  const { mutateAsync } = useSecondStep()
  const { run, isWaiting, dialogs } = useSignInStep()
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
      <button type="button" onClick={onBack} className={TEXT_BUTTON}>
        {AUTHENTICATION.otherAccount}
      </button>
      {dialogs}
    </form>
  )
}
