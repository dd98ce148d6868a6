import { ForgotPassword as Form } from "@haat/accounts/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { Button } from "../../components/button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { COMMON } from "../../components/messages.ts"
import { TextField } from "../../components/text-field.tsx"
import { FetchError } from "../../lib/sdk.ts"
import { serverMessage } from "../../lib/server-message.ts"
import { ENTRANCE } from "./entrance-messages.ts"
import { ACCOUNT } from "./messages.ts"
import { useForgotPassword } from "./password-calls.ts"

type Outcome = { title: string; message: string; isSent: boolean }

/** The way in for who has forgotten their password: a prompt that asks where to send a link. */
export function ForgotPassword() {
  const [isAsking, setAsking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  // after a failure the prompt is there again, with what was typed
  const close = () => {
    if (outcome?.isSent) setAsking(false)
    setOutcome(undefined)
  }

  return (
    <>
      <p className="mt-4 text-center">
        <button
          type="button"
          onClick={() => setAsking(true)}
          className="min-h-11 rounded-md px-3 font-medium text-brand underline"
        >
          {ENTRANCE.forgotPassword}
        </button>
      </p>
      <Dialog
        open={isAsking && !outcome?.isSent}
        onOpenChange={setAsking}
        title={ENTRANCE.forgotPassword}
        description={ENTRANCE.forgotText}
      >
        <AskForm onOutcome={setOutcome} />
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

function AskForm({ onOutcome }: { onOutcome: (outcome: Outcome) => void }) {
  const { mutateAsync, isPending } = useForgotPassword()
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: { email: "" } })

  const submit = form.handleSubmit(async (values) => {
    try {
      const { message } = await mutateAsync(values)
      onOutcome({ title: ACCOUNT.forgotSent, message: serverMessage(message), isSent: true })
    } catch (error) {
      const message = (error instanceof FetchError && error.message) || ACCOUNT.forgotFailed
      onOutcome({ title: ACCOUNT.forgotOops, message, isSent: false })
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={ENTRANCE.email}
        type="email"
        autoComplete="email"
        error={form.formState.errors.email?.message}
        {...form.register("email")}
      />
      <Button type="submit" busy={isPending}>
        {ENTRANCE.sendLink}
      </Button>
    </form>
  )
}
