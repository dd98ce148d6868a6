import { HttpError } from "@haat/sdk/server/http-error"
import { MAX_PIECES } from "./contract"
import { CHECKOUT_ERRORS } from "./errors"

type Line = { name: string; choice: string | null; available: number }

/** @throws HttpError 400 above MAX_PIECES, 409 above the available pieces */
export function requireStock({ available, ...line }: Line, quantity: number) {
  const product = line.choice === null ? line.name : `${line.name} (${line.choice})`
  if (quantity > MAX_PIECES) throw new HttpError(CHECKOUT_ERRORS.too_many_pieces, { most: MAX_PIECES })
  if (available < 1) throw new HttpError(CHECKOUT_ERRORS.out_of_stock, { product })
  if (quantity > available) throw new HttpError(CHECKOUT_ERRORS.only_some_left, { count: available, product })
}
