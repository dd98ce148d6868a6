import { useState } from "react"
import { Price } from "../../../components/price.tsx"
import { VariantPicker } from "../../../components/variant-picker/variant-picker.tsx"
import { asVariant } from "../../../lib/shop/variants/as-variant.ts"
import { chosenVariant, type Varied } from "../../../lib/shop/variants/choose-variant.ts"
import type { GuestProduct } from "../guest/guest-product.ts"
import { BuyBox } from "./buy-box.tsx"
import { VariedDialog } from "./varied-dialog.tsx"

type ChoiceDialogProps = { product: { id: string; name: string }; open: boolean; onClose: () => void }

/** Asks which variant of a product to add to the cart. */
export default function ChoiceDialog({ product: { id, name }, open, onClose }: ChoiceDialogProps) {
  return (
    <VariedDialog product_id={id} title={name} open={open} onClose={onClose}>
      {(product) => <Choice product={product} onAdded={onClose} />}
    </VariedDialog>
  )
}

function Choice({ product, onAdded }: { product: GuestProduct & Varied; onAdded: () => void }) {
  const [variant, setVariant] = useState(() => chosenVariant(product, new URLSearchParams()))
  const shown = asVariant(product, variant)
  return (
    <div className="grid gap-5">
      <Price price={shown.price} size="md" />
      <VariantPicker product={product} chosen={variant} onChoose={setVariant} />
      <BuyBox product={shown} onAdded={onAdded} />
    </div>
  )
}
