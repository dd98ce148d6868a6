import { LINK_EXPIRED, ResetPassword } from "@haat/accounts/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { Button } from "../../components/button.tsx"
import { TextField } from "../../components/text-field.tsx"
import { FetchError } from "../../lib/sdk.ts"
import { serverMessage } from "../../lib/server-message.ts"
import { ENTRANCE } from "./entrance-messages.ts"
import { FailureDialog } from "./failure-dialog.tsx"
import { ACCOUNT } from "./messages.ts"
import { useResetPassword } from "./password-calls.ts"

type Props = { token: string; onChanged: () => Promise<void> }

const explain = (error: Error) => {
  if (!(error instanceof FetchError) || (error.status ?? 500) >= 500) return ACCOUNT.forgotFailed
  // an address that is no link of ours is as good as an old one
  return error.status === 404 ? serverMessage(LINK_EXPIRED) : error.message || ACCOUNT.forgotFailed
}

/** Takes the new password. What was typed stays when the server refuses. */
export function ResetPasswordForm({ token, onChanged }: Props) {
  const { mutateAsync, isPending } = useResetPassword(token)
  const [failure, setFailure] = useState<string>()
  const form = useForm<ResetPassword>({ resolver: zodResolver(ResetPassword), defaultValues: { new_password: "" } })

  const submit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync(values)
      await onChanged()
    } catch (error) {
      setFailure(explain(error as Error))
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={ENTRANCE.newPassword}
        type="password"
        autoComplete="new-password"
        hint={ENTRANCE.passwordHint}
        error={form.formState.errors.new_password?.message}
        {...form.register("new_password")}
      />
      <Button type="submit" size="lg" busy={isPending}>
        {ENTRANCE.changePassword}
      </Button>
      <FailureDialog message={failure} onClose={() => setFailure(undefined)} />
    </form>
  )
}
