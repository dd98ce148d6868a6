import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"
import { COMMON } from "./messages.ts"

type MessageDialogProps = { title?: string; message: string | undefined; onClose: () => void }

/** "Oops...", or another title, and why something failed; open while there is a `message`. */
export default function MessageDialog({ title = COMMON.oops, message, onClose }: MessageDialogProps) {
  return (
    <Dialog
      open={message !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={title}
      description={message}
      actions={<Button onClick={onClose}>{COMMON.ok}</Button>}
    />
  )
}
