import { FetchError } from "../../lib/backend/sdk.ts"
import { CHECKOUT } from "./messages.ts"
import type { Note } from "./payment-note.tsx"

/** The session has ended during checkout. */
export const isSignedOut = (error: unknown) => error instanceof FetchError && error.status === 401

export const LOGIN_REQUIRED: Note = {
  tone: "calm",
  title: CHECKOUT.loginRequired,
  message: CHECKOUT.pleaseLogin,
  offer: "login",
}
