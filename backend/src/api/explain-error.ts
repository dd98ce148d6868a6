import { errorHandler, type MedusaErrorHandlerFunction } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import type { Response } from "express"
import { isRedisAway } from "../redis/connection"

/** What the reader of a request says, in words for people. */
const SENTENCES: Record<string, string> = {
  "entity.parse.failed": "This is not valid JSON",
  "entity.too.large": "This is too much to send at once",
  "parameters.too.many": "This is too much to send at once",
  "charset.unsupported": "Please send text as UTF-8",
  "encoding.unsupported": "Please send it without compression",
}
const NOT_NOW = "The shop cannot do this just now. Please try again in a minute"
const ODD_ADDRESS = "There is nothing at this address"
const UNREADABLE = "This request cannot be read"
const UNUSABLE = "This request has a value that cannot be used"

/** PostgreSQL's class of "data exceptions" (a text that is no date, a number out of range), and what it says to a NUL in a text. */
const isUnusableValue = ({ code }: { code?: unknown }) => /^(22[0-9A-Z]{3}|08P01)$/.test(String(code))

/** The type of a MedusaError whose sentence says which service of ours does not answer; Medusa has none for that. */
const UNAVAILABLE = "unavailable"

/** What the engine's locks say to whoever waited for one in vain. */
const WAITED_IN_VAIN = /^(Failed to acquire lock|Timed-out acquiring lock)/

/** The type of a MedusaError that asks to wait; its code is for how many seconds. */
const TOO_MANY = "too_many_requests"

const unavailable = (res: Response, message: string) =>
  void res.status(503).set("Retry-After", "30").json({ type: UNAVAILABLE, message })

const byMedusa = errorHandler()

/** Medusa's error handler, with a sentence for requests that fail before any route sees them. */
export const explainError: MedusaErrorHandlerFunction = (error, req, res, next) => {
  if (error instanceof URIError) return void res.status(404).json({ type: "not_found", message: ODD_ADDRESS })
  const { expose, status, type } = error
  if (isRedisAway(error) || WAITED_IN_VAIN.test(error.message)) return unavailable(res, NOT_NOW)
  if (type === UNAVAILABLE) return unavailable(res, error.message)
  if (type === TOO_MANY)
    return void res.status(429).set("Retry-After", String(error.code)).json({ type, message: error.message })
  const ours = MedusaError.isMedusaError(error)
  if (!ours && isUnusableValue(error)) return void res.status(400).json({ type: "invalid_data", message: UNUSABLE })
  if (ours || expose !== true || !(status < 500)) return byMedusa(error, req, res, next)
  res.status(status).json({ type: "invalid_data", message: SENTENCES[type] ?? UNREADABLE })
}
