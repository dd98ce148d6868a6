import { Link, useNavigate } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { AuthCard } from "../features/account/authentication/auth-card.tsx"
import { AUTHENTICATION } from "../features/account/authentication/messages.ts"
import { ResetPasswordForm } from "../features/account/authentication/reset-password-form.tsx"
import { ACCOUNT } from "../features/account/messages.ts"
import { notify } from "../lib/notify.ts"
import type { Route } from "./+types/reset-password"

/** Where the link of the mail leads. */
export default function ResetPassword({ params }: Route.ComponentProps) {
  const navigate = useNavigate()

  const leave = async () => {
    notify.success(ACCOUNT.passwordChanged, 2_000)
    await navigate("/login", { replace: true })
  }

  return (
    <>
      <PageHead title={AUTHENTICATION.resetPassword} description={AUTHENTICATION.resetText} noIndex />
      {/* the address of this page contains a secret */}
      <meta name="referrer" content="no-referrer" />
      <AuthCard
        title={AUTHENTICATION.resetPassword}
        footer={
          <>
            {AUTHENTICATION.linkTooOld}{" "}
            <Link to="/login" className="font-semibold text-brand underline">
              {AUTHENTICATION.askAnew}
            </Link>
          </>
        }
      >
        <ResetPasswordForm token={params.token} onChanged={leave} />
      </AuthCard>
    </>
  )
}
