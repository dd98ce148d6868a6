import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Dialog } from "../../../components/dialog.tsx"
import { ErrorState } from "../../../components/error-state.tsx"
import { Price } from "../../../components/price.tsx"
import { Skeleton } from "../../../components/skeleton.tsx"
import { PICKER } from "../../../components/variant-picker/messages.ts"
import { VariantPicker } from "../../../components/variant-picker/variant-picker.tsx"
import { asVariant, asVaried } from "../../../lib/shop/variants/as-variant.ts"
import { chosenVariant, type Varied } from "../../../lib/shop/variants/choose-variant.ts"
import { type GuestProduct, guestProductQuery } from "../guest/guest-product.ts"
import { BuyBox } from "./buy-box.tsx"

type ChoiceDialogProps = { product: { id: string; name: string }; isOpen: boolean; onClose: () => void }

/** Asks which variant of a product to add to the cart. */
export default function ChoiceDialog({ product: { id, name }, isOpen, onClose }: ChoiceDialogProps) {
  const { data, isError, refetch } = useQuery(guestProductQuery(id))
  const product = data && asVaried(data)
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onClose()} title={name}>
      {product ? (
        <Choice product={product} onAdded={onClose} />
      ) : isError ? (
        <ErrorState onRetry={refetch} />
      ) : (
        <div role="status">
          <span className="sr-only">{PICKER.loading}</span>
          <Skeleton className="h-44" />
        </div>
      )}
    </Dialog>
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
