import { FetchError } from "../../lib/sdk.ts"
import { CHECKOUT } from "./messages.ts"
import type { Note } from "./payment-note.tsx"

/** The session ended while somebody was at the till. */
export const isSignedOut = (error: unknown) => error instanceof FetchError && error.status === 401

export const LOGIN_REQUIRED: Note = {
  tone: "calm",
  title: CHECKOUT.loginRequired,
  message: CHECKOUT.pleaseLogin,
  offer: "login",
}
