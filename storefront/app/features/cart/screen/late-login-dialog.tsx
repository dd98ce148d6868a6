import { Suspense } from "react"
import type { useLazyDialog } from "../../../components/use-lazy-dialog.ts"
import { lazyPart } from "../../../lib/lazy-loading/lazy-part.ts"
import type { LoginDialogProps } from "./login-dialog.tsx"

const LoginDialog = lazyPart(() => import("./login-dialog.tsx"))

type LateLoginDialogProps = Pick<LoginDialogProps, "why" | "next"> & { dialog: ReturnType<typeof useLazyDialog> }

/** The login dialog; its code is loaded when it is first opened. */
export const LateLoginDialog = ({ dialog, ...props }: LateLoginDialogProps) =>
  dialog.isLoaded && (
    <Suspense>
      <LoginDialog {...props} open={dialog.isOpen} onClose={dialog.close} />
    </Suspense>
  )
