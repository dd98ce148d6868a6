import { FetchError } from "../../lib/sdk.ts"
import type { CartChange } from "./cart-change.ts"
import { CART } from "./messages.ts"

const isRefused = (error: unknown): error is FetchError =>
  error instanceof FetchError && Boolean(error.status && error.status < 500 && error.message)

/** The server's own sentence when it refused, else `otherwise`. */
export const explain = (error: unknown, otherwise: string) => (isRefused(error) ? error.message : otherwise)

const FAILED = {
  add: CART.addFailed,
  increase: CART.addFailed,
  decrease: CART.removeFailed,
  delete: CART.deleteFailed,
  save: CART.saveFailed,
  move: CART.moveFailed,
  forget: CART.deleteFailed,
} as const

/** What could not be done, and why. */
export const explainChange = (kind: CartChange["kind"], error: unknown) =>
  kind === "save" && !isRefused(error) ? CART.saveBroke : `${FAILED[kind]}: ${explain(error, CART.anError)}`
