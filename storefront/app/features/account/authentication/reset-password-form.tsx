import { ResetPassword } from "@haat/accounts/contract"
import { useQueryClient } from "@tanstack/react-query"
import { ButtonLink } from "../../../components/button.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { isClientError } from "../../../lib/backend/sdk.ts"
import { useNamedFormResult } from "../../../lib/forms/form-result.ts"
import { meQuery } from "../../../lib/person/me-query.ts"
import { ACCOUNT } from "../messages.ts"
import { AccountForm, useAccountForm } from "./account-form.tsx"
import { AUTHENTICATION } from "./messages.ts"

type Props = { token: string; onChanged: () => Promise<void> }

export const explainFailedReset = (error: unknown) => {
  if (!isClientError(error)) return ACCOUNT.forgotFailed
  // an address that is no link of ours is as good as an old one
  return error.status === 404 ? AUTHENTICATION.linkExpired : error.message || ACCOUNT.forgotFailed
}

/** Sets the new password. The field keeps its value when the server rejects it. */
export function ResetPasswordForm({ token, onChanged }: Props) {
  const client = useQueryClient()
  const { field, account } = useAccountForm({
    name: "reset-password",
    contract: ResetPassword,
    defaultValues: { new_password: "" },
    path: `/auth/reset-password/${encodeURIComponent(token)}`,
    explain: explainFailedReset,
    onSent: async () => {
      // that may have ended this browser's session
      await client.invalidateQueries({ queryKey: meQuery.queryKey })
      await onChanged()
    },
  })

  if (useNamedFormResult("reset-password")?.done)
    return (
      <>
        <p role="status" className="mb-5">
          {ACCOUNT.passwordChanged}
        </p>
        <ButtonLink to="/login">{AUTHENTICATION.logIn}</ButtonLink>
      </>
    )
  return (
    <AccountForm {...account} submitLabel={AUTHENTICATION.changePassword}>
      <TextField
        label={AUTHENTICATION.newPassword}
        type="password"
        autoComplete="new-password"
        hint={AUTHENTICATION.passwordHint}
        {...field("new_password")}
      />
    </AccountForm>
  )
}
