import type { Order } from "@haat/checkout/contract"
import { Suspense } from "react"
import { Button } from "../../components/button.tsx"
import { useLazyDialog } from "../../components/use-lazy-dialog.ts"
import { lazyPart } from "../../lib/lazy-loading/lazy-part.ts"
import { ORDERS } from "./messages.ts"

const CancelPiecesDialog = lazyPart(() => import("./cancel-pieces-dialog.tsx"))

/** Pieces that were cancelled before packing; nothing when there are none. */
export function CancelledPieces({ pieces = [] }: { pieces: Order["cancelled_pieces"] }) {
  if (!pieces.length) return null
  return (
    <p className="text-ink-soft sm:col-span-2">
      {ORDERS.cancelledItems}: {pieces.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ")}
    </p>
  )
}

/** A button to cancel pieces of an order; nothing where it has one piece, or the shop does not have shoppers do it. */
export function CancelPieces({ order }: { order: Order }) {
  const dialog = useLazyDialog()
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (!order.pieces_cancellable || pieces < 2) return null
  return (
    <>
      <Button variant="secondary" size="sm" className="justify-self-start sm:col-span-2" onClick={dialog.open}>
        {ORDERS.cancelItems}
      </Button>
      {dialog.isLoaded && (
        <Suspense>
          <CancelPiecesDialog order={order} open={dialog.isOpen} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
