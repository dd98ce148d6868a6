import { AskSignInCode, type Person, SIGN_IN_CODE_MINUTES, SignInWithCode } from "@haat/accounts/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { Button } from "../../../components/button.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { AUTHENTICATION } from "./messages.ts"
import { useAskSignInCode, useSignInWithCode } from "./sign-in.ts"
import { TEXT_BUTTON } from "./text-button.ts"
import { useSignInStep } from "./use-sign-in-step.tsx"

type OnSignedIn = (person: Person) => Promise<void>
type MailedCodeFormProps = {
  /** what was typed beside the password */
  name: string
  onSignedIn: OnSignedIn
  onBack: () => void
}

/** Signs in a shopper with a code by mail: asks for the mail first, then for its code. */
export const MailedCodeForm = ({ name, onSignedIn, onBack }: MailedCodeFormProps) => {
  const [username, setUsername] = useState<string>()
  return (
    <>
      {username === undefined ? (
        <AskForm name={name} onSent={setUsername} />
      ) : (
        <EnterForm username={username} onSignedIn={onSignedIn} />
      )}
      <button type="button" onClick={onBack} className={`${TEXT_BUTTON} mt-5 w-full`}>
        {AUTHENTICATION.withPassword}
      </button>
    </>
  )
}

const AskForm = ({ name, onSent }: { name: string; onSent: (username: string) => void }) => {
  const { mutateAsync } = useAskSignInCode()
  const { run, isWaiting, dialogs } = useSignInStep(AUTHENTICATION.sendingCode)
  const form = useForm<AskSignInCode>({ resolver: zodResolver(AskSignInCode), defaultValues: { username: name } })
  // The field of the form before, which had the focus, has been removed.
  useEffect(() => form.setFocus("username"), [form.setFocus])

  const submit = form.handleSubmit((values) =>
    run(async () => {
      await mutateAsync(values)
      onSent(values.username)
    }),
  )
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{AUTHENTICATION.codeByMailText}</p>
      <TextField
        label={AUTHENTICATION.username}
        hint={AUTHENTICATION.signInHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.username?.message}
        {...form.register("username")}
      />
      <Button type="submit" size="lg" busy={isWaiting}>
        {AUTHENTICATION.sendCode}
      </Button>
      {dialogs}
    </form>
  )
}

const EnterForm = ({ username, onSignedIn }: { username: string; onSignedIn: OnSignedIn }) => {
  const { mutateAsync } = useSignInWithCode()
  const { run, isWaiting, dialogs } = useSignInStep()
  const form = useForm<SignInWithCode>({
    resolver: zodResolver(SignInWithCode),
    defaultValues: { username, code: "" },
  })
  useEffect(() => form.setFocus("code"), [form.setFocus])

  const submit = form.handleSubmit((values) => run(async () => onSignedIn((await mutateAsync(values)).person)))
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p role="status" className="text-ink-soft">
        {AUTHENTICATION.codeSent}
      </p>
      <TextField
        label={AUTHENTICATION.mailedCode}
        hint={AUTHENTICATION.mailedCodeHint(SIGN_IN_CODE_MINUTES)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        error={form.formState.errors.code?.message}
        {...form.register("code")}
      />
      <Button type="submit" size="lg" busy={isWaiting}>
        {AUTHENTICATION.logIn}
      </Button>
      {dialogs}
    </form>
  )
}
