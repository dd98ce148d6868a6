import { applyVariant } from "../../../lib/shop/variants/apply-variant.ts"
import { BuyBox } from "./buy-box.tsx"
import { VariantDialog } from "./variant-dialog.tsx"

type ChoiceDialogProps = { product: { id: string; name: string }; open: boolean; onClose: () => void }

/** Asks which variant of a product to add to the cart. */
export default function ChoiceDialog({ product: { id, name }, open, onClose }: ChoiceDialogProps) {
  return (
    <VariantDialog product_id={id} title={name} open={open} onClose={onClose}>
      {(variant, product) => <BuyBox product={applyVariant(product, variant)} onAdded={onClose} />}
    </VariantDialog>
  )
}
