import { ButtonLink } from "../../../components/button.tsx"
import { Dialog } from "../../../components/dialog.tsx"
import { LINES } from "./messages.ts"

/** Why a guest has to log in, and the page after that. */
export type LoginReason = { why: string; next: string }

/** Shown to a guest for what needs an account, with links to login and sign-up that lead back. */
export default function LoginDialog({ why, next, onClose }: LoginReason & { onClose: () => void }) {
  const afterwards = `?next=${encodeURIComponent(next)}`
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={LINES.loginRequired}
      description={why}
      actions={
        <>
          <ButtonLink variant="secondary" to={`/signup${afterwards}`}>
            {LINES.signUp}
          </ButtonLink>
          <ButtonLink to={`/login${afterwards}`}>{LINES.logIn}</ButtonLink>
        </>
      }
    />
  )
}
