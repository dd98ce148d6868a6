import { HttpError } from "@haat/sdk/server/http-error"
import { MAX_LINES } from "./contract"
import { CHECKOUT_ERRORS } from "./errors"

type Line = { variant_id: string; quantity: number }

/**
 * Rejects a change that adds lines beyond MAX_LINES. A cart that already has more can still change and lose lines.
 * @param current lines before the change @param changed lines with their new quantity; 0 removes a line
 */
export function rejectLinesAddedBeyondLimit(current: Line[], changed: Line[]) {
  const ids = new Set(current.filter(({ quantity }) => quantity > 0).map(({ variant_id }) => variant_id))
  const countBefore = ids.size
  for (const { variant_id, quantity } of changed) {
    if (quantity > 0) ids.add(variant_id)
    else ids.delete(variant_id)
  }
  if (ids.size > countBefore) rejectTooManyLines(ids.size)
}

/** @throws HttpError `cart_full` when a cart would have more than MAX_LINES lines */
export function rejectTooManyLines(lineCount: number) {
  if (lineCount > MAX_LINES) throw new HttpError(CHECKOUT_ERRORS.cart_full, { most: MAX_LINES })
}
