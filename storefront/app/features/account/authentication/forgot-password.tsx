import { ForgotPassword as ForgotPasswordContract } from "@haat/accounts/contract"
import { useId, useState } from "react"
import { Link, useLocation } from "react-router-dom"
import { Button } from "../../../components/button.tsx"
import { Dialog } from "../../../components/dialog.tsx"
import { COMMON } from "../../../components/messages.ts"
import { PageForm } from "../../../components/page-form.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { FetchError } from "../../../lib/backend/sdk.ts"
import { useContractForm } from "../../../lib/forms/use-contract-form.ts"
import { ACCOUNT } from "../messages.ts"
import { AUTHENTICATION } from "./messages.ts"
import { nextPage } from "./next-page.ts"
import { useForgotPassword } from "./password-calls.ts"
import { TEXT_BUTTON } from "./text-button.ts"

type Outcome = { title: string; message: string; isSent: boolean }

/**
 * Requests a mail with a link to set a new password: in a dialog, or, where its link was followed without JavaScript, on
 * the page.
 */
export function ForgotPassword() {
  const title = useId()
  const [isOpen, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const { search } = useLocation()
  const isOnPage = new URLSearchParams(search).has("forgot")
  const next = nextPage(search)

  // after a failure the form is open again, with what was typed
  const close = () => {
    if (outcome?.isSent) setOpen(false)
    setOutcome(undefined)
  }

  return (
    <>
      {isOnPage ? (
        <section aria-labelledby={title} className="mt-8 border-t border-line pt-6">
          <h2 id={title} className="text-xl font-semibold">
            {AUTHENTICATION.forgotPassword}
          </h2>
          <p className="mt-2 mb-5 text-ink-soft">{AUTHENTICATION.forgotText}</p>
          <RequestForm onOutcome={setOutcome} />
        </section>
      ) : (
        <p className="mt-4 text-center">
          <Link
            to={`/login?${new URLSearchParams({ forgot: "1", ...(next && { next }) })}`}
            onClick={(event) => {
              event.preventDefault()
              setOpen(true)
            }}
            className={`${TEXT_BUTTON} inline-grid place-items-center`}
          >
            {AUTHENTICATION.forgotPassword}
          </Link>
        </p>
      )}
      <Dialog
        open={isOpen && !outcome?.isSent}
        onOpenChange={setOpen}
        title={AUTHENTICATION.forgotPassword}
        description={AUTHENTICATION.forgotText}
      >
        <RequestForm onOutcome={setOutcome} />
      </Dialog>
      <Dialog
        open={outcome !== undefined}
        onOpenChange={(open) => open || close()}
        title={outcome?.title ?? ""}
        description={outcome?.message}
        actions={<Button onClick={close}>{COMMON.ok}</Button>}
      />
    </>
  )
}

function RequestForm({ onOutcome }: { onOutcome: (outcome: Outcome) => void }) {
  const { mutateAsync, isPending } = useForgotPassword()
  const { field, handleSubmit } = useContractForm("forgot-password", ForgotPasswordContract, { email: "" })

  const submit = handleSubmit(async (values) => {
    try {
      await mutateAsync(values)
      onOutcome({ title: ACCOUNT.forgotSent, message: AUTHENTICATION.resetLinkSent, isSent: true })
    } catch (error) {
      const message = (error instanceof FetchError && error.message) || ACCOUNT.forgotFailed
      onOutcome({ title: ACCOUNT.forgotOops, message, isSent: false })
    }
  })

  return (
    <PageForm name="forgot-password" onSubmit={submit} className="grid gap-5">
      <TextField label={AUTHENTICATION.email} type="email" autoComplete="email" {...field("email")} />
      <Button type="submit" busy={isPending}>
        {AUTHENTICATION.sendLink}
      </Button>
    </PageForm>
  )
}
