import type { MedusaResponse } from "@medusajs/framework/http"
import { waitSentence } from "./too-many-attempts"

/** Answers 429, with the wait in whole seconds for machines and in minutes for people. */
export function refuseAttempt(res: MedusaResponse, seconds: number) {
  res.setHeader("Retry-After", String(seconds))
  res.status(429).json({ type: "too_many_requests", message: waitSentence(seconds) })
}
