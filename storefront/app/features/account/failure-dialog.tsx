import { Button } from "../../components/button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { ACCOUNT } from "./messages.ts"

/** 'Oops...' and the reason, for as long as there is one. */
export const FailureDialog = ({ message, onClose }: { message: string | undefined; onClose: () => void }) => (
  <Dialog
    open={message !== undefined}
    onOpenChange={(open) => open || onClose()}
    title={ACCOUNT.oops}
    description={message}
    actions={<Button onClick={onClose}>OK</Button>}
  />
)
