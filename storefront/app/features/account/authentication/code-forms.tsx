import { AskSignInCode, type Person, SecondStep, SIGN_IN_CODE_MINUTES, SignInWithCode } from "@haat/accounts/contract"
import { useEffect } from "react"
import { Link, useLocation } from "react-router-dom"
import { Button } from "../../../components/button.tsx"
import { PageForm } from "../../../components/page-form.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { useContractForm } from "../../../lib/forms/use-contract-form.ts"
import { AUTHENTICATION } from "./messages.ts"
import { useAskSignInCode, useSecondStep, useSignInWithCode } from "./sign-in.ts"
import { TEXT_BUTTON } from "./text-button.ts"
import { useSignInStep } from "./use-sign-in-step.tsx"

type CodeFormProps = { onSignedIn: (person: Person) => Promise<void>; onBack: () => void }

/** The second step of administrators with an authenticator app. */
export const SecondFactorForm = ({ onSignedIn, onBack }: CodeFormProps) => {
  const { mutateAsync } = useSecondStep()
  const { run, isWaiting, dialogs } = useSignInStep()
  const { field, setFocus, handleSubmit } = useContractForm("second-factor", SecondStep, { code: "" })
  // The field of the step before, which had the focus, has been removed; so in the other forms.
  useEffect(() => setFocus("code"), [setFocus])

  const submit = handleSubmit((values) => run(async () => onSignedIn((await mutateAsync(values)).person)))
  return (
    <PageForm name="second-factor" onSubmit={submit} className="grid gap-5">
      <TextField
        label={AUTHENTICATION.code}
        hint={AUTHENTICATION.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...field("code")}
      />
      <Button type="submit" size="lg" busy={isWaiting}>
        {AUTHENTICATION.logIn}
      </Button>
      <BackLink onBack={onBack}>{AUTHENTICATION.otherAccount}</BackLink>
      {dialogs}
    </PageForm>
  )
}

type AskCodeFormProps = {
  /** what was typed beside the password */
  username: string
  onSent: (username: string) => void
  onBack: () => void
}

/** Asks for a mail with a code that signs in a shopper. */
export const AskCodeForm = ({ username, onSent, onBack }: AskCodeFormProps) => {
  const { mutateAsync } = useAskSignInCode()
  const { run, isWaiting, dialogs } = useSignInStep(AUTHENTICATION.sendingCode)
  const { field, setFocus, handleSubmit } = useContractForm("ask-code", AskSignInCode, { username })
  useEffect(() => setFocus("username"), [setFocus])

  const submit = handleSubmit((values) =>
    run(async () => {
      await mutateAsync(values)
      onSent(values.username)
    }),
  )
  return (
    <PageForm name="ask-code" onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{AUTHENTICATION.codeByMailText}</p>
      <TextField
        label={AUTHENTICATION.username}
        hint={AUTHENTICATION.signInHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field("username")}
      />
      <Button type="submit" size="lg" busy={isWaiting}>
        {AUTHENTICATION.sendCode}
      </Button>
      <BackLink onBack={onBack}>{AUTHENTICATION.withPassword}</BackLink>
      {dialogs}
    </PageForm>
  )
}

/** Signs in a shopper with the code of the mail. */
export const MailedCodeForm = ({ username, onSignedIn, onBack }: CodeFormProps & { username: string }) => {
  const { mutateAsync } = useSignInWithCode()
  const { run, isWaiting, dialogs } = useSignInStep()
  const { field, setFocus, handleSubmit } = useContractForm("mailed-code", SignInWithCode, { username, code: "" })
  useEffect(() => setFocus("code"), [setFocus])

  const submit = handleSubmit((values) => run(async () => onSignedIn((await mutateAsync(values)).person)))
  return (
    <PageForm name="mailed-code" onSubmit={submit} className="grid gap-5">
      <p role="status" className="text-ink-soft">
        {AUTHENTICATION.codeSent}
      </p>
      <input type="hidden" name="username" defaultValue={username} />
      <TextField
        label={AUTHENTICATION.mailedCode}
        hint={AUTHENTICATION.mailedCodeHint(SIGN_IN_CODE_MINUTES)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        {...field("code")}
      />
      <Button type="submit" size="lg" busy={isWaiting}>
        {AUTHENTICATION.logIn}
      </Button>
      <BackLink onBack={onBack}>{AUTHENTICATION.withPassword}</BackLink>
      {dialogs}
    </PageForm>
  )
}

/** Leads back to the password. Without JavaScript this page, asked for anew, is that. */
const BackLink = ({ onBack, children }: { onBack: () => void; children: string }) => (
  <Link
    to={useLocation()}
    onClick={(event) => {
      event.preventDefault()
      onBack()
    }}
    className={`${TEXT_BUTTON} grid place-items-center`}
  >
    {children}
  </Link>
)
