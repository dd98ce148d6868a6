import { MedusaError } from "@medusajs/framework/utils"
import { type ErrorEntry, type ErrorParams, type ParamNames, sentenceOf } from "../errors"
import { HTTP_ERRORS } from "../http-errors"

/** Further fields of an error reply. */
export type ReplyFields = Record<string, unknown>

type Filled<Entry extends ErrorEntry> = string extends Entry["en"]
  ? [params?: ErrorParams, reply?: ReplyFields]
  : [ParamNames<Entry["en"]>] extends [never]
    ? [params?: Record<string, never>, reply?: ReplyFields]
    : [params: Record<ParamNames<Entry["en"]>, string | number>, reply?: ReplyFields]

/** Value of `type` in replies by status, in Medusa's terms. */
const TYPES: Record<number, string> = {
  401: MedusaError.Types.UNAUTHORIZED,
  403: MedusaError.Types.FORBIDDEN,
  404: MedusaError.Types.NOT_FOUND,
  405: MedusaError.Types.NOT_ALLOWED,
  409: MedusaError.Types.CONFLICT,
  429: "too_many_requests",
  502: "unavailable",
  503: "unavailable",
}

/**
 * The only kind of expected failure. Code anywhere (routes, middlewares, workflows, steps, modules) may throw it, and
 * the backend's error handler responds with its status and `{ type, code, params, message }`. Medusa's own code sees a
 * MedusaError.
 */
export class HttpError<Entry extends ErrorEntry = ErrorEntry> extends MedusaError {
  /** Identifies errors of failed workflows, which are plain copies without this class. */
  readonly isHttpError = true
  declare readonly code: Entry["code"]
  readonly status: number
  readonly params: ErrorParams
  readonly reply: ReplyFields
  readonly retryAfterSeconds?: number

  /**
   * @param entry entry of an error catalogue
   * @param args params of its sentence, and further fields of the reply
   */
  constructor(entry: Entry, ...[params = {}, reply = {}]: Filled<Entry>) {
    super(TYPES[entry.status] ?? MedusaError.Types.INVALID_DATA, sentenceOf(entry, params), entry.code)
    this.status = entry.status
    this.params = params
    this.reply = entry.field ? { errors: { [entry.field]: this.message }, ...reply } : reply
    if (entry.retryAfterSeconds) this.retryAfterSeconds = entry.retryAfterSeconds
  }
}

/** Returns the body of an error reply. */
export const bodyOf = ({ type, code, params, message, reply }: HttpError) => ({ type, code, params, message, ...reply })

/** Tells whether an error is an HttpError, or the plain copy of one that a failed workflow throws. */
export const isHttpError = (error: unknown): error is HttpError =>
  (error as Partial<HttpError> | null | undefined)?.isHttpError === true

/** Tells whether an error is an HttpError with the code of one of these catalogue entries. */
export const isOneOf = (error: unknown, ...entries: ErrorEntry[]): error is HttpError =>
  isHttpError(error) && entries.some(({ code }) => code === error.code)

/** Creates the 429 error of a client with too many attempts. @param seconds until the next attempt is allowed */
export function tooManyAttempts(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60)
  const error =
    minutes === 1
      ? new HttpError(HTTP_ERRORS.too_many_attempts_minute)
      : new HttpError(HTTP_ERRORS.too_many_attempts, { minutes })
  return Object.assign(error, { retryAfterSeconds: seconds })
}

/** Rejects a request that has to wait; does nothing for 0 seconds. @throws HttpError 429 */
export function requireWithinLimit(seconds: number): void {
  if (seconds) throw tooManyAttempts(seconds)
}
