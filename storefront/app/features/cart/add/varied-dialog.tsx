import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Dialog } from "../../../components/dialog.tsx"
import { ErrorState } from "../../../components/error-state.tsx"
import { Skeleton } from "../../../components/skeleton.tsx"
import { PICKER } from "../../../components/variant-picker/messages.ts"
import { asVaried } from "../../../lib/shop/variants/as-variant.ts"
import type { Varied } from "../../../lib/shop/variants/choose-variant.ts"
import { type GuestProduct, guestProductQuery } from "../guest/guest-product.ts"
import { BuyBox } from "./buy-box.tsx"

type VariedDialogProps = {
  product_id: string
  title: string
  open: boolean
  onClose: () => void
  children: (product: GuestProduct & Varied) => ReactNode
}

/** A dialog about the variants of a product, which are fetched when it opens. */
export function VariedDialog({ product_id, title, open, onClose, children }: VariedDialogProps) {
  // what is known of it may be one variant of a cart alone
  const { data, isError, isFetching, refetch } = useQuery({ ...guestProductQuery(product_id), staleTime: 0 })
  const product = data && asVaried(data)
  return (
    <Dialog open={open} onOpenChange={(isOpen) => isOpen || onClose()} title={title}>
      {product ? (
        children(product)
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
