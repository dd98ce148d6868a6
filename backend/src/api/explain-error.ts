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

/** Catalogue entries for errors of the body parser, by their `type`. */
const BODY_PARSER_ERRORS: Record<string, ErrorEntry> = {
  "entity.parse.failed": HTTP_ERRORS.invalid_json,
  "entity.too.large": HTTP_ERRORS.too_large,
  "parameters.too.many": HTTP_ERRORS.too_large,
  "charset.unsupported": HTTP_ERRORS.send_utf8,
  "encoding.unsupported": HTTP_ERRORS.send_uncompressed,
}

/**
 * Tells whether a PostgreSQL error is a data exception (class 22: an invalid date, a number out of range) or the error
 * for a NUL character in a text (08P01).
 */
const isUnusableValue = ({ code }: { code?: unknown }) => /^(22[0-9A-Z]{3}|08P01)$/.test(String(code))

/** Matches the engine's message for a lock that was not acquired in time. */
const LOCK_TIMEOUT_MESSAGE = /^(Failed to acquire lock|Timed-out acquiring lock)/

const handleByMedusa = errorHandler()

/**
 * Error handler of all requests. Sends HttpErrors, and errors that can be converted to one; passes the others to
 * Medusa's handler.
 */
export const explainError: MedusaErrorHandlerFunction = (error, req, res, next) => {
  if (isTooSlow(error)) slowAreas.failed(req.originalUrl)
  const httpError = toHttpError(error)
  if (httpError) return sendError(res, httpError)
  if (!isUnknown(error) || !req.scope) return handleByMedusa(error, req, res, next)
  // Any unknown error may be the consequence of a lost database: an unfinished transaction, a missing row.
  const database = req.scope.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  return isDatabaseAnswering(database).then((isAnswering) => {
    if (isAnswering) return handleByMedusa(error, req, res, next)
    req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(error)
    sendError(res, new HttpError(HTTP_ERRORS.not_now))
  })
}

/** Tells whether Medusa's handler would answer with a bare 500. */
const isUnknown = (error: unknown) => getHttpResponseFromError(error).body.code === "unknown_error"

/** Converts errors of Express, the database, Redis and locks to an HttpError; undefined for all others. */
function toHttpError(error: Parameters<MedusaErrorHandlerFunction>[0]): HttpError | undefined {
  if (isHttpError(error)) return error
  if (error instanceof URIError) return new HttpError(HTTP_ERRORS.nothing_at_address)
  if (isTooSlow(error) || isDatabaseAway(error) || isRedisAway(error) || LOCK_TIMEOUT_MESSAGE.test(error.message))
    return new HttpError(HTTP_ERRORS.not_now)
  if (MedusaError.isMedusaError(error)) return undefined
  if (isUnusableValue(error)) return new HttpError(HTTP_ERRORS.unusable_value)
  const { expose, status, type } = error
  if (expose !== true || !(status < 500)) return undefined
  const entry = BODY_PARSER_ERRORS[type] ?? HTTP_ERRORS.unreadable_request
  return new HttpError({ ...entry, status })
}
