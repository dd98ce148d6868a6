import type { CartLine } from "@haat/checkout/contract"
import { Button } from "../../../components/button.tsx"
import { displayName } from "../../../lib/shop/display-name.ts"
import type { Variant } from "../../../lib/shop/variants/choose-variant.ts"
import { VariantDialog } from "../add/variant-dialog.tsx"
import type { ChangeVariantProps } from "./change-variant.tsx"
import { LINES } from "./messages.ts"

type ChangeVariantDialogProps = ChangeVariantProps & { open: boolean; onClose: () => void }

/** Asks for another variant of a cart line. */
export default function ChangeVariantDialog({ line, choose, open, onClose }: ChangeVariantDialogProps) {
  const { name } = displayName({ ...line, choice: undefined })
  const change = (variant: Variant) => {
    choose(line, toVariantLine(line, variant))
    onClose()
  }
  return (
    <VariantDialog product_id={line.product_id} variant_id={line.variant_id} title={name} open={open} onClose={onClose}>
      {(variant) => (
        <Button disabled={variant.id === line.variant_id || variant.quantity < 1} onClick={() => change(variant)}>
          {LINES.change}
        </Button>
      )}
    </VariantDialog>
  )
}

const toVariantLine = (line: CartLine, { id, choice, price, quantity, image }: Variant): CartLine => ({
  ...line,
  variant_id: id,
  choice,
  price,
  available: quantity,
  image: image ?? line.image,
})
