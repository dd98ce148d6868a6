import { MESSAGES } from "./messages"

/** What is said of a product list that failed: the shop refused, with its sentence, or could not be asked at all. */
export const listFailure = (error: unknown): string => {
  const { status, message } = (error ?? {}) as { status?: number; message?: string }
  return status ? [MESSAGES.listRefused, message].filter(Boolean).join(" ") : MESSAGES.listFailed
}
