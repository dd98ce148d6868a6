import { MedusaError } from "@medusajs/framework/utils"

/** How long to wait, in words for people. */
export const waitSentence = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return `Too many attempts. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`
}

/** An error that becomes a 429; its code is the wait in whole seconds. */
export const tooManyAttempts = (seconds: number) =>
  new MedusaError("too_many_requests", waitSentence(seconds), String(seconds))
