import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { Dialog } from "../../../components/dialog.tsx"
import { ErrorState } from "../../../components/error-state.tsx"
import { Price } from "../../../components/price.tsx"
import { Skeleton } from "../../../components/skeleton.tsx"
import { PICKER } from "../../../components/variant-picker/messages.ts"
import { VariantPicker } from "../../../components/variant-picker/variant-picker.tsx"
import { toVariantProduct } from "../../../lib/shop/variants/apply-variant.ts"
import { chosenVariant, type Variant, type VariantProduct } from "../../../lib/shop/variants/choose-variant.ts"
import { type GuestProduct, guestProductQuery } from "../guest/guest-product.ts"
import { BuyBox } from "./buy-box.tsx"

type ChoiceProps = {
  /** the one that is chosen at first, when there is one */
  variant_id?: string
  /** what can be done with the chosen one */
  children: (variant: Variant, product: GuestProduct & VariantProduct) => ReactNode
}
type VariantDialogProps = ChoiceProps & { product_id: string; title: string; open: boolean; onClose: () => void }

/** Asks for a variant of a product. They are fetched when the dialog opens. */
export function VariantDialog({ product_id, title, open, onClose, ...choice }: VariantDialogProps) {
  // what is known of it may be one variant of a cart alone
  const { data, isError, isFetching, refetch } = useQuery({ ...guestProductQuery(product_id), staleTime: 0 })
  const product = data && toVariantProduct(data)
  return (
    <Dialog open={open} onOpenChange={(isOpen) => isOpen || onClose()} title={title}>
      {product ? (
        <Choice product={product} {...choice} />
      ) : isError ? (
        <ErrorState onRetry={refetch} />
      ) : data && !isFetching ? (
        // of one kind by now
        <BuyBox product={data} onAdded={onClose} />
      ) : (
        <div role="status">
          <span className="sr-only">{PICKER.loading}</span>
          <Skeleton className="h-44" />
        </div>
      )}
    </Dialog>
  )
}

function Choice({ product, variant_id = "", children }: ChoiceProps & { product: GuestProduct & VariantProduct }) {
  const [variant, setVariant] = useState(() => chosenVariant(product, new URLSearchParams({ variant: variant_id })))
  return (
    <div className="grid gap-5">
      <Price price={variant.price} size="md" />
      <VariantPicker product={product} chosen={variant} onChoose={setVariant} />
      {children(variant, product)}
    </div>
  )
}
