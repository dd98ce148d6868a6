import { ResetPassword as ResetPasswordContract } from "@haat/accounts/contract"
import { useNavigate } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { AuthCard } from "../features/account/authentication/auth-card.tsx"
import { AUTHENTICATION } from "../features/account/authentication/messages.ts"
import { explainFailedReset, ResetPasswordForm } from "../features/account/authentication/reset-password-form.tsx"
import { ACCOUNT } from "../features/account/messages.ts"
import { FetchError, isClientError } from "../lib/backend/sdk.ts"
import { notify } from "../lib/notify.ts"
import { pageAction } from "../slots/page-action.ts"
import type { Route } from "./+types/reset-password"

export const action = pageAction({
  "reset-password": async ({ values, params, call }) => {
    const body = ResetPasswordContract.parse(values)
    try {
      await call(`/auth/reset-password/${encodeURIComponent(params.token ?? "")}`, { body })
    } catch (error) {
      throw isClientError(error) ? new FetchError(error.status, explainFailedReset(error)) : error
    }
    return { done: ACCOUNT.passwordChanged }
  },
})

/** The page of the link in the mail. */
export default function ResetPassword({ params }: Route.ComponentProps) {
  const navigate = useNavigate()

  const leave = async () => {
    notify.success(ACCOUNT.passwordChanged, 2_000)
    await navigate("/login", { replace: true })
  }

  return (
    <>
      <PageHead title={AUTHENTICATION.resetPassword} description={AUTHENTICATION.resetText} noIndex />
      {/* the address of this page contains a secret; with no-referrer its form would be sent from the origin "null" */}
      <meta name="referrer" content="same-origin" />
      <AuthCard
        title={AUTHENTICATION.resetPassword}
        footer={{ question: AUTHENTICATION.linkTooOld, to: "/login", label: AUTHENTICATION.askAnew }}
      >
        <ResetPasswordForm token={params.token} onChanged={leave} />
      </AuthCard>
    </>
  )
}
