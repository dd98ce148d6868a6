import { ResetPassword } from "@haat/accounts/contract"
import { useState } from "react"
import { Button, ButtonLink } from "../../../components/button.tsx"
import { PageForm } from "../../../components/page-form.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { isClientError } from "../../../lib/backend/sdk.ts"
import { useFormResultOf } from "../../../lib/forms/form-result.ts"
import { useContractForm } from "../../../lib/forms/use-contract-form.ts"
import { FailureDialog } from "../failure-dialog.tsx"
import { ACCOUNT } from "../messages.ts"
import { AUTHENTICATION } from "./messages.ts"
import { useResetPassword } from "./password-calls.ts"

type Props = { token: string; onChanged: () => Promise<void> }

export const explainFailedReset = (error: unknown) => {
  if (!isClientError(error)) return ACCOUNT.forgotFailed
  // an address that is no link of ours is as good as an old one
  return error.status === 404 ? AUTHENTICATION.linkExpired : error.message || ACCOUNT.forgotFailed
}

/** Sets the new password. The field keeps its value when the server rejects it. */
export function ResetPasswordForm({ token, onChanged }: Props) {
  const { mutateAsync, isPending } = useResetPassword(token)
  const [failure, setFailure] = useState<string>()
  const { field, handleSubmit } = useContractForm("reset-password", ResetPassword, { new_password: "" })

  const submit = handleSubmit(async (values) => {
    try {
      await mutateAsync(values)
      await onChanged()
    } catch (error) {
      setFailure(explainFailedReset(error))
    }
  })

  if (useFormResultOf("reset-password")?.done)
    return (
      <>
        <p role="status" className="mb-5">
          {ACCOUNT.passwordChanged}
        </p>
        <ButtonLink to="/login">{AUTHENTICATION.logIn}</ButtonLink>
      </>
    )
  return (
    <PageForm name="reset-password" onSubmit={submit} className="grid gap-5">
      <TextField
        label={AUTHENTICATION.newPassword}
        type="password"
        autoComplete="new-password"
        hint={AUTHENTICATION.passwordHint}
        {...field("new_password")}
      />
      <Button type="submit" size="lg" busy={isPending}>
        {AUTHENTICATION.changePassword}
      </Button>
      <FailureDialog message={failure} onClose={() => setFailure(undefined)} />
    </PageForm>
  )
}
