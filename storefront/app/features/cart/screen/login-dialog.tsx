import { ButtonLink } from "../../../components/button.tsx"
import { Dialog } from "../../../components/dialog.tsx"
import { CART } from "../messages.ts"

type LoginDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  why: string
  /** the page after signing in */
  next: string
}

/** Shown to a guest for what needs an account, with links to login and sign-up that lead back. */
export function LoginDialog({ open, onOpenChange, why, next }: LoginDialogProps) {
  const afterwards = `?next=${encodeURIComponent(next)}`
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={CART.loginRequired}
      description={why}
      actions={
        <>
          <ButtonLink variant="secondary" to={`/signup${afterwards}`}>
            {CART.signUp}
          </ButtonLink>
          <ButtonLink to={`/login${afterwards}`}>{CART.logIn}</ButtonLink>
        </>
      }
    />
  )
}
