import type { MedusaResponse } from "@medusajs/framework/http"

/** Answers 429, with the wait in whole seconds for machines and in minutes for people. */
export function refuseAttempt(res: MedusaResponse, seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`
  res.setHeader("Retry-After", String(seconds))
  res.status(429).json({ type: "too_many_requests", message: `Too many attempts. Please try again in ${wait}.` })
}
