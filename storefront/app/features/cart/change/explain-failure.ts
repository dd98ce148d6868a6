import { isClientError } from "../../../lib/backend/sdk.ts"
import { GuestLimitError } from "../guest/guest-limit.ts"
import { CART } from "../messages.ts"
import type { CartChange } from "./cart-change.ts"

const isRejected = (error: unknown): error is Error =>
  error instanceof GuestLimitError || (isClientError(error) && error.message !== "")

/** The error's message when the server, or the limit of a guest's cart, has rejected the change; else `otherwise`. */
export const explain = (error: unknown, otherwise: string) => (isRejected(error) ? error.message : otherwise)

const FAILED = {
  add: CART.addFailed,
  increase: CART.addFailed,
  decrease: CART.removeFailed,
  delete: CART.deleteFailed,
  save: CART.saveFailed,
  move: CART.moveFailed,
  choose: CART.chooseFailed,
  removeSaved: CART.deleteFailed,
} as const

/** Returns a sentence that says what failed, and why. */
export const explainChange = (kind: CartChange["kind"], error: unknown) =>
  kind === "save" && !isRejected(error) ? CART.saveBroke : `${FAILED[kind]}: ${explain(error, CART.anError)}`
