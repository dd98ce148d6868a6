import { ForgotPassword as Form } from "@haat/accounts/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { Button } from "../../../components/button.tsx"
import { Dialog } from "../../../components/dialog.tsx"
import { COMMON } from "../../../components/messages.ts"
import { TextField } from "../../../components/text-field.tsx"
import { FetchError } from "../../../lib/backend/sdk.ts"
import { ACCOUNT } from "../messages.ts"
import { AUTHENTICATION } from "./messages.ts"
import { useForgotPassword } from "./password-calls.ts"

type Outcome = { title: string; message: string; isSent: boolean }

/** A button and a dialog that requests a mail with a link to set a new password. */
export function ForgotPassword() {
  const [isOpen, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  // after a failure the form is open again, with what was typed
  const close = () => {
    if (outcome?.isSent) setOpen(false)
    setOutcome(undefined)
  }

  return (
    <>
      <p className="mt-4 text-center">
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="min-h-11 rounded-md px-3 font-medium text-brand underline"
        >
          {AUTHENTICATION.forgotPassword}
        </button>
      </p>
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
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: { email: "" } })

  const submit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync(values)
      onOutcome({ title: ACCOUNT.forgotSent, message: AUTHENTICATION.resetLinkSent, isSent: true })
    } catch (error) {
      const message = (error instanceof FetchError && error.message) || ACCOUNT.forgotFailed
      onOutcome({ title: ACCOUNT.forgotOops, message, isSent: false })
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={AUTHENTICATION.email}
        type="email"
        autoComplete="email"
        error={form.formState.errors.email?.message}
        {...form.register("email")}
      />
      <Button type="submit" busy={isPending}>
        {AUTHENTICATION.sendLink}
      </Button>
    </form>
  )
}
