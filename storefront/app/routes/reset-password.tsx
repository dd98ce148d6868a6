import { Link, useNavigate } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { EntranceCard } from "../features/account/entrance-card.tsx"
import { ENTRANCE } from "../features/account/entrance-messages.ts"
import { ACCOUNT } from "../features/account/messages.ts"
import { ResetPasswordForm } from "../features/account/reset-password-form.tsx"
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
      <PageHead title={ENTRANCE.resetPassword} description={ENTRANCE.resetText} noIndex />
      {/* the address of this page is a key */}
      <meta name="referrer" content="no-referrer" />
      <EntranceCard
        title={ENTRANCE.resetPassword}
        footer={
          <>
            {ENTRANCE.linkTooOld}{" "}
            <Link to="/login" className="font-semibold text-brand underline">
              {ENTRANCE.askAnew}
            </Link>
          </>
        }
      >
        <ResetPasswordForm token={params.token} onChanged={leave} />
      </EntranceCard>
    </>
  )
}
