import { auditChange } from "@haat/back-office/audit-log/audit-change"
import type { Permission } from "@haat/sdk/roles"
import { toAuditActor } from "@haat/sdk/server/back-office/audit-log"
import type { AuditDetails } from "@haat/sdk/server/back-office/handlers"
import type { HttpError } from "@haat/sdk/server/http-error"
import type { Call } from "@haat/sdk/server/legacy-call"
import { parseInput } from "@haat/sdk/server/parse-input"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { LEGACY_CALLS } from "../contract"
import type { LegacyCallsService } from "../modules/legacy-calls/service"
import { calledName } from "./called-name"
import { findCaller, requireAudience, requireOwnId, requireRole } from "./find-caller"
import { readBody } from "./read-body"
import { requireOwnOrigin } from "./require-own-origin"
import { toClientError } from "./to-client-error"

type Fields = Record<string, unknown>

/**
 * Returns the middleware of a call: it identifies the caller before it reads the body, validates the input, and limits
 * the reply to the declared fields.
 */
export const respond = (call: Call) => async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
  res.setHeader("Cache-Control", "no-store")
  try {
    const calls = req.scope.resolve<LegacyCallsService>(LEGACY_CALLS)
    requireOwnOrigin(req, calls.origins)
    calls.count(calledName(call, req))
    const caller = await findCaller(req, req.scope)
    requireAudience(call.who, caller)
    requireRole(call.permission as Permission | undefined, caller)
    // Checked before the format of the id, so that a malformed id gets the same reply as another person's.
    const requireOwn = (part: Fields) => {
      if (call.administratorsMayNameAnyone && caller.kind === "administrator") return
      for (const name of personFields(call)) requireOwnId(caller, part[name])
    }
    requireOwn(req.params)
    requireOwn(req.query)
    const params = call.params && parseInput(call.params, req.params)
    const query = call.query && parseInput(call.query, req.query)
    const { fields, files } = await readBody(call, req, res)
    requireOwn(fields)
    const body = call.body && parseInput(call.body, fields)
    const runCall = (details: AuditDetails = {}) => {
      const customer_id = caller.kind === "customer" ? caller.id : ""
      const sent = { params: params as never, query: query as never, body: body as never, files }
      const input = { scope: req.scope, req, caller, customer_id, ...sent, details }
      return call.run(input)
    }
    const change = caller.kind === "administrator" &&
      call.changes && { ...call.changes, id: findRecordId(call, body, params) }
    const reply = await (change ? auditChange(req.scope, toAuditActor(caller), change, runCall, change) : runCall())
    res.status(call.status ?? 200).json(call.reply.parse(reply))
  } catch (error) {
    const rejected = toClientError(error)
    if (!rejected) return next(error)
    reject(call, rejected, res)
  }
}

/** Returns the names of fields with a person's id; calls of customers always check `userId`. */
const personFields = ({ own, who }: Call): string[] => [
  ...new Set([...(own ? [own] : []), ...(who === "customer" ? ["userId"] : [])]),
]

/** Returns the id of the changed record; null for a new one. */
const findRecordId = ({ changes }: Call, body: unknown, params: unknown): string | null => {
  const { id } = { ...(body as Fields), ...(params as Fields) }
  return changes?.action !== "created" && typeof id === "string" ? id : null
}

/** Sends an error as old clients expect it: a sentence without code and params. */
function reject(
  { says, succeeds, sentences }: Call,
  { status, message, retryAfterSeconds }: HttpError,
  res: MedusaResponse,
) {
  const sentence = sentences?.[status] ?? message
  if (retryAfterSeconds) res.setHeader("Retry-After", String(retryAfterSeconds))
  res.status(status).json({ ...(succeeds && { success: false }), message: sentence, ...(says && { [says]: sentence }) })
}
