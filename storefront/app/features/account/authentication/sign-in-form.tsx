import {
  AskSignInCode,
  type Person,
  SecondStep,
  SIGN_IN_CODE_MINUTES,
  type SignedInPerson,
  SignIn,
  type SignInReply,
  SignInWithCode,
} from "@haat/accounts/contract"
import { useState } from "react"
import { Link, useLocation } from "react-router-dom"
import { TextField } from "../../../components/text-field.tsx"
import { useFormResult } from "../../../lib/forms/form-result.ts"
import { ACCOUNT } from "../messages.ts"
import { AccountForm, TEXT_BUTTON, useAccountForm } from "./account-form.tsx"
import { AUTHENTICATION } from "./messages.ts"
import { PersonField } from "./person-field.tsx"

/** Names of the login screen's forms; one is shown at a time. */
const STEPS = ["sign-in", "second-factor", "ask-code", "mailed-code"] as const
type Step = (typeof STEPS)[number]
type StepProps = {
  /** what was typed in an earlier step */
  username: string
  onSignedIn: (person: Person) => Promise<void>
  goTo: (next: Step, username?: string) => void
}

/**
 * Signs in a shopper or an administrator; the loading dialog is open until `onSignedIn` resolves. It begins with the
 * step that the result to a form of this page names.
 */
export const SignInForm = ({ onSignedIn }: Pick<StepProps, "onSignedIn">) => {
  const result = useFormResult()
  const [step, setStep] = useState<Step>(() => STEPS.find((name) => name === result?.form) ?? "sign-in")
  const [username, setUsername] = useState(result?.values?.username ?? "")
  const goTo: StepProps["goTo"] = (next, typed = username) => {
    setUsername(typed)
    setStep(next)
  }
  const StepForm = STEP_FORMS[step]
  return <StepForm username={username} onSignedIn={onSignedIn} goTo={goTo} />
}

/** Link back to the password form; without JavaScript it reloads the page. */
const BackLink = ({ goTo, children }: Pick<StepProps, "goTo"> & { children: string }) => (
  <Link
    to={useLocation()}
    onClick={(event) => {
      event.preventDefault()
      goTo("sign-in")
    }}
    className={`${TEXT_BUTTON} grid place-items-center`}
  >
    {children}
  </Link>
)

const PasswordForm = ({ onSignedIn, goTo }: StepProps) => {
  const { field, getValues, account } = useAccountForm({
    name: "sign-in",
    contract: SignIn,
    defaultValues: { username: "", password: "" },
    path: "/auth/sign-in",
    waitTitle: ACCOUNT.signingIn,
    onSent: (reply: SignInReply) => ("person" in reply ? onSignedIn(reply.person) : goTo("second-factor")),
  })
  const mailButton = (
    <button
      type="submit"
      // in place of the form's own name: the same fields, for the step of a code by mail
      name="form"
      value="want-code"
      onClick={(event) => {
        event.preventDefault()
        goTo("ask-code", getValues("username"))
      }}
      className={TEXT_BUTTON}
    >
      {AUTHENTICATION.codeByMail}
    </button>
  )
  return (
    <AccountForm {...account} submitLabel={AUTHENTICATION.logIn} footer={mailButton}>
      <PersonField hint={AUTHENTICATION.signInHint} {...field("username")} />
      <TextField
        label={AUTHENTICATION.password}
        type="password"
        autoComplete="current-password"
        {...field("password")}
      />
    </AccountForm>
  )
}

/** The second step of administrators with an authenticator app. */
const SecondFactorForm = ({ onSignedIn, goTo }: StepProps) => {
  const { field, account } = useAccountForm({
    name: "second-factor",
    contract: SecondStep,
    defaultValues: { code: "" },
    path: "/auth/sign-in/second-factor",
    waitTitle: ACCOUNT.signingIn,
    focus: "code",
    onSent: ({ person }: SignedInPerson) => onSignedIn(person),
  })
  return (
    <AccountForm
      {...account}
      submitLabel={AUTHENTICATION.logIn}
      footer={<BackLink goTo={goTo}>{AUTHENTICATION.otherAccount}</BackLink>}
    >
      <TextField
        label={AUTHENTICATION.code}
        hint={AUTHENTICATION.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...field("code")}
      />
    </AccountForm>
  )
}

/** Asks for a mail with a code that signs in a shopper. */
const AskCodeForm = ({ username, goTo }: StepProps) => {
  const { field, account } = useAccountForm({
    name: "ask-code",
    contract: AskSignInCode,
    defaultValues: { username },
    path: "/auth/sign-in/code",
    waitTitle: AUTHENTICATION.sendingCode,
    focus: "username",
    onSent: (_reply: object, sent) => goTo("mailed-code", sent.username),
  })
  return (
    <AccountForm
      {...account}
      submitLabel={AUTHENTICATION.sendCode}
      footer={<BackLink goTo={goTo}>{AUTHENTICATION.withPassword}</BackLink>}
    >
      <p className="text-ink-soft">{AUTHENTICATION.codeByMailText}</p>
      <PersonField hint={AUTHENTICATION.signInHint} {...field("username")} />
    </AccountForm>
  )
}

/** Signs in a shopper with the code of the mail. */
const MailedCodeForm = ({ username, onSignedIn, goTo }: StepProps) => {
  const { field, account } = useAccountForm({
    name: "mailed-code",
    contract: SignInWithCode,
    defaultValues: { username, code: "" },
    path: "/auth/sign-in/code/confirm",
    waitTitle: ACCOUNT.signingIn,
    focus: "code",
    onSent: ({ person }: SignedInPerson) => onSignedIn(person),
  })
  return (
    <AccountForm
      {...account}
      submitLabel={AUTHENTICATION.logIn}
      footer={<BackLink goTo={goTo}>{AUTHENTICATION.withPassword}</BackLink>}
    >
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
    </AccountForm>
  )
}

const STEP_FORMS = {
  "sign-in": PasswordForm,
  "second-factor": SecondFactorForm,
  "ask-code": AskCodeForm,
  "mailed-code": MailedCodeForm,
}
