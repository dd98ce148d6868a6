import type { Order, PiecesToCancel } from "@haat/checkout/contract"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../lib/backend/sdk.ts"

/** Begins the name of a field with pieces of a line, which ends with the line's id. */
export const PIECES_OF = "pieces_of."

/** How many pieces a form names, by line. */
export const piecesIn = (fields: Record<string, string>): [line_id: string, pieces: number][] =>
  Object.entries(fields)
    .filter(([name, pieces]) => name.startsWith(PIECES_OF) && Number(pieces))
    .map(([name, pieces]) => [name.slice(PIECES_OF.length), Number(pieces)])

/** Cancels pieces of an order that is not packed yet; the lists are loaded again, also after a failure. */
export const useCancelPieces = (order_id: string) => {
  const client = useQueryClient()
  return useMutation({
    networkMode: "always",
    mutationFn: (body: PiecesToCancel) =>
      sdk.client
        .fetch<{ order: Order }>(`/store/my-orders/${encodeURIComponent(order_id)}/cancelled-pieces`, {
          method: "POST",
          body,
        })
        .then(({ order }) => order),
    onSettled: () => client.invalidateQueries({ queryKey: ["orders"] }),
  })
}
