import { Button } from "../../components/button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { COMMON } from "../../components/messages.ts"
import { ACCOUNT } from "./messages.ts"

type FailureDialogProps = { title?: string; message: string | undefined; onClose: () => void }

/** 'Oops...' and the reason; open while there is a `message`. */
export const FailureDialog = ({ title = ACCOUNT.oops, message, onClose }: FailureDialogProps) => (
  <Dialog
    open={message !== undefined}
    onOpenChange={(open) => open || onClose()}
    title={title}
    description={message}
    actions={<Button onClick={onClose}>{COMMON.ok}</Button>}
  />
)
