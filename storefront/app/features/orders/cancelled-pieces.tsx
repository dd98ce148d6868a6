import type { Order } from "@haat/checkout/contract"
import { DialogLink } from "../../components/dialog-link.tsx"
import { lazyPart } from "../../lib/lazy-loading/lazy-part.ts"
import { cancelPath, hasCancellablePieces } from "./cancel-order.ts"
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

/** A link to cancel pieces of an order. */
export const CancelPieces = ({ order }: { order: Order }) =>
  hasCancellablePieces(order) && (
    <DialogLink
      to={`${cancelPath(order)}#pieces`}
      variant="secondary"
      size="sm"
      className="justify-self-start sm:col-span-2"
      dialog={(dialog) => <CancelPiecesDialog order={order} {...dialog} />}
    >
      {ORDERS.cancelItems}
    </DialogLink>
  )
