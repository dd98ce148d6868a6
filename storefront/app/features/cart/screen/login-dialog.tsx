import { ButtonLink } from "../../../components/button.tsx"
import { Dialog } from "../../../components/dialog.tsx"
import { LINES } from "./messages.ts"

export type LoginDialogProps = {
  open: boolean
  onClose: () => void
  why: string
  /** the page after signing in */
  next: string
}

/** Shown to a guest for what needs an account, with links to login and sign-up that lead back. */
export default function LoginDialog({ open, onClose, why, next }: LoginDialogProps) {
  const afterwards = `?next=${encodeURIComponent(next)}`
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
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
