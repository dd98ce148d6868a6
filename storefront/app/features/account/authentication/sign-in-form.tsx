import { type Person, SignIn } from "@haat/accounts/contract"
import { useState } from "react"
import { Button } from "../../../components/button.tsx"
import { PageForm } from "../../../components/page-form.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { useFormResult } from "../../../lib/forms/form-result.ts"
import { useContractForm } from "../../../lib/forms/use-contract-form.ts"
import { AskCodeForm, MailedCodeForm, SecondFactorForm } from "./code-forms.tsx"
import { AUTHENTICATION } from "./messages.ts"
import { useSignIn } from "./sign-in.ts"
import { TEXT_BUTTON } from "./text-button.ts"
import { useSignInStep } from "./use-sign-in-step.tsx"

/** Names of the forms of the login screen, of which one is on it at a time. */
const STEPS = ["sign-in", "second-factor", "ask-code", "mailed-code"] as const
type Step = (typeof STEPS)[number]
type OnSignedIn = (person: Person) => Promise<void>

/**
 * Signs in a shopper or an administrator; the loading dialog is open until `onSignedIn` resolves. It begins with the
 * step that the result to a form of this page names.
 */
export const SignInForm = ({ onSignedIn }: { onSignedIn: OnSignedIn }) => {
  const result = useFormResult()
  const [step, setStep] = useState<Step>(() => STEPS.find((name) => name === result?.form) ?? "sign-in")
  const [username, setUsername] = useState(result?.values?.username ?? "")
  const goTo = (next: Step, typed: string) => {
    setUsername(typed)
    setStep(next)
  }
  const onBack = () => setStep("sign-in")
  switch (step) {
    case "sign-in":
      return (
        <PasswordForm
          onSignedIn={onSignedIn}
          onCodeNeeded={() => setStep("second-factor")}
          onMailWanted={(typed) => goTo("ask-code", typed)}
        />
      )
    case "second-factor":
      return <SecondFactorForm onSignedIn={onSignedIn} onBack={onBack} />
    case "ask-code":
      return <AskCodeForm username={username} onSent={(typed) => goTo("mailed-code", typed)} onBack={onBack} />
    case "mailed-code":
      return <MailedCodeForm username={username} onSignedIn={onSignedIn} onBack={onBack} />
  }
}

type PasswordFormProps = { onSignedIn: OnSignedIn; onCodeNeeded: () => void; onMailWanted: (name: string) => void }

const PasswordForm = ({ onSignedIn, onCodeNeeded, onMailWanted }: PasswordFormProps) => {
  const { mutateAsync } = useSignIn()
  const { run, isWaiting, dialogs } = useSignInStep()
  const { field, handleSubmit, getValues } = useContractForm("sign-in", SignIn, { username: "", password: "" })

  const submit = handleSubmit((values) =>
    run(async () => {
      const result = await mutateAsync(values)
      if ("person" in result) await onSignedIn(result.person)
      else onCodeNeeded()
    }),
  )

  return (
    <PageForm name="sign-in" onSubmit={submit} className="grid gap-5">
      <TextField
        label={AUTHENTICATION.username}
        hint={AUTHENTICATION.signInHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field("username")}
      />
      <TextField
        label={AUTHENTICATION.password}
        type="password"
        autoComplete="current-password"
        {...field("password")}
      />
      <Button type="submit" size="lg" busy={isWaiting}>
        {AUTHENTICATION.logIn}
      </Button>
      <button
        type="submit"
        // in place of the form's own name: the same fields, for the step of a code by mail
        name="form"
        value="want-code"
        onClick={(event) => {
          event.preventDefault()
          onMailWanted(getValues("username"))
        }}
        className={TEXT_BUTTON}
      >
        {AUTHENTICATION.codeByMail}
      </button>
      {dialogs}
    </PageForm>
  )
}
