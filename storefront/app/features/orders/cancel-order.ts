import type { Order } from "@haat/checkout/contract"

/** The page on which an order or pieces of it are cancelled. */
export const cancelPath = ({ id }: Pick<Order, "id">) => `/orders/${id}/cancel`

/** Returns whether the shopper can cancel single pieces: the shop allows it and the order has several. */
export const hasCancellablePieces = ({ pieces_cancellable, items }: Order) =>
  pieces_cancellable && items.reduce((sum, { quantity }) => sum + quantity, 0) > 1

/** Begins the name of a field with pieces of a line, which ends with the line's id. */
export const PIECES_FIELD_PREFIX = "pieces_of."

/** How many pieces a form names, by line. */
export const parsePieces = (fields: Record<string, string>): [line_id: string, pieces: number][] =>
  Object.entries(fields)
    .filter(([name, pieces]) => name.startsWith(PIECES_FIELD_PREFIX) && Number(pieces))
    .map(([name, pieces]) => [name.slice(PIECES_FIELD_PREFIX.length), Number(pieces)])
