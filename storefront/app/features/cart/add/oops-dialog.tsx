import { Button } from "../../../components/button.tsx"
import { Dialog } from "../../../components/dialog.tsx"
import { COMMON } from "../../../components/messages.ts"
import { CART } from "../messages.ts"

/** 'Oops...' and why a product could not be added to the cart. */
export default function OopsDialog({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={CART.oops}
      description={message}
      actions={<Button onClick={onClose}>{COMMON.ok}</Button>}
    />
  )
}
