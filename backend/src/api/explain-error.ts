import type { ErrorEntry } from "@haat/sdk/errors"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError, isHttpError } from "@haat/sdk/server/http-error"
import { isRedisAway } from "@haat/sdk/server/redis-away"
import { sendError } from "@haat/sdk/server/send-error"
import { errorHandler, getHttpResponseFromError, type MedusaErrorHandlerFunction } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { isDatabaseAway, isTooSlow } from "../database"
import { isDatabaseAnswering } from "../operations/readiness"
import { slowAreas } from "../operations/slow-areas"

/** Errors of the body parser by type, as errors of ours. */
const OF_THE_READER: Record<string, ErrorEntry> = {
  "entity.parse.failed": HTTP_ERRORS.invalid_json,
  "entity.too.large": HTTP_ERRORS.too_large,
  "parameters.too.many": HTTP_ERRORS.too_large,
  "charset.unsupported": HTTP_ERRORS.send_utf8,
  "encoding.unsupported": HTTP_ERRORS.send_uncompressed,
}

/**
 * PostgreSQL's class of "data exceptions" (a text that is no date, a number out of range), and what it says to a NUL in
 * a text.
 */
const isUnusableValue = ({ code }: { code?: unknown }) => /^(22[0-9A-Z]{3}|08P01)$/.test(String(code))

/** Matches the engine's message for a lock that was not acquired in time. */
const WAITED_IN_VAIN = /^(Failed to acquire lock|Timed-out acquiring lock)/

const byMedusa = errorHandler()

/**
 * The one place where a failed request is answered: HttpErrors and what can be said as one here, the rest by Medusa's
 * handler.
 */
export const explainError: MedusaErrorHandlerFunction = (error, req, res, next) => {
  if (isTooSlow(error)) slowAreas.failed(req.originalUrl)
  const ours = toHttpError(error)
  if (ours) return sendError(res, ours)
  if (!isUnknown(error) || !req.scope) return byMedusa(error, req, res, next)
  // Any failure may be the consequence of a database that has gone away: a transaction that was not finished, a row
  // that is missing.
  const database = req.scope.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  return isDatabaseAnswering(database).then((isAnswering) => {
    if (isAnswering) return byMedusa(error, req, res, next)
    req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(error)
    sendError(res, new HttpError(HTTP_ERRORS.not_now))
  })
}

/** Tells whether Medusa's handler would answer with a bare 500. */
const isUnknown = (error: unknown) => getHttpResponseFromError(error).body.code === "unknown_error"

/** The error of ours that says what a request failed of before or below any code of ours, undefined for all else. */
function toHttpError(error: Parameters<MedusaErrorHandlerFunction>[0]): HttpError | undefined {
  if (isHttpError(error)) return error
  if (error instanceof URIError) return new HttpError(HTTP_ERRORS.nothing_at_address)
  if (isTooSlow(error) || isDatabaseAway(error) || isRedisAway(error) || WAITED_IN_VAIN.test(error.message))
    return new HttpError(HTTP_ERRORS.not_now)
  if (MedusaError.isMedusaError(error)) return undefined
  if (isUnusableValue(error)) return new HttpError(HTTP_ERRORS.unusable_value)
  const { expose, status, type } = error
  if (expose !== true || !(status < 500)) return undefined
  const entry = OF_THE_READER[type] ?? HTTP_ERRORS.unreadable_request
  return new HttpError({ ...entry, status })
}
