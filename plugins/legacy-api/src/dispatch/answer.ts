import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import type { z } from "zod"
import type { Call } from "../call"
import { LEGACY_CALLS } from "../contract"
import type { LegacyCallsService } from "../modules/legacy-calls/service"
import { explain } from "./explain"
import { findCaller, requireAudience, requireOwnId, requireRole } from "./find-caller"
import { keepTrail } from "./keep-trail"
import { readFields } from "./read-fields"
import { readMultipart } from "./read-multipart"
import type { Refused } from "./refused"
import { requireOwnOrigin } from "./require-own-origin"
import { spelledName } from "./spelled-name"

type Fields = Record<string, unknown>

/**
 * Middleware that answers one of the old calls: who is asking is settled before anything of the body is read, what was
 * sent is checked before anything is done, and the reply has the fields that are promised and no others.
 */
export const answer = (call: Call) => async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
  res.setHeader("Cache-Control", "no-store")
  try {
    const calls = req.scope.resolve<LegacyCallsService>(LEGACY_CALLS)
    requireOwnOrigin(req, calls.origins)
    calls.count(spelledName(call, req))
    const caller = await findCaller(req, req.scope)
    requireAudience(call.who, caller)
    requireRole(call.takes, caller)
    // Before its shape is looked at: an id of odd shape is answered like any other that is not the caller's.
    const requireOwn = (part: Fields) => {
      for (const name of namesOfPerson(call)) requireOwnId(caller, part[name])
    }
    requireOwn(req.params)
    requireOwn(req.query)
    const params = read(call.params, req.params)
    const query = read(call.query, req.query)
    const { fields, files } = await readBody(call, req, res)
    requireOwn(fields)
    const body = read(call.body, fields)
    const make = () =>
      call.run({
        scope: req.scope,
        req: req,
        res: res,
        caller,
        customer_id: caller.kind === "customer" ? caller.id : "",
        params: params as never,
        query: query as never,
        body: body as never,
        files,
      })
    const reply = await (call.changes
      ? keepTrail(req.scope, caller, call.changes, named(call, body, params), make)
      : make())
    res.status(call.status ?? 200).json(call.reply.parse(reply))
  } catch (error) {
    const refused = explain(error)
    if (!refused) return next(error)
    refuse(call, refused, res)
  }
}

/** Fields that name the person: a customer's call is refused for another's `userId` also where it has no use for one. */
const namesOfPerson = ({ own, who }: Call): string[] => [
  ...new Set([...(own ? [own] : []), ...(who === "customer" ? ["userId"] : [])]),
]

/** What was sent that may name a record; something new has no id before it is made. */
const named = ({ changes }: Call, body: unknown, params: unknown): Fields =>
  changes?.action === "created" ? {} : { ...(body as Fields), ...(params as Fields) }

function refuse({ says, succeeds, sentences }: Call, { status, message, headers }: Refused, res: MedusaResponse) {
  const sentence = sentences?.[status] ?? message
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  res.status(status).json({ ...(succeeds && { success: false }), message: sentence, ...(says && { [says]: sentence }) })
}

async function readBody(call: Call, req: MedusaRequest, res: MedusaResponse) {
  if (call.filesUnder) return readMultipart(req, res, call.filesUnder)
  return { fields: call.body ? await readFields(req) : ({} as Fields), files: [] }
}

/** @throws INVALID_DATA with the first sentence of what is wrong */
function read(schema: z.ZodType | undefined, given: unknown): unknown {
  if (!schema) return undefined
  const checked = schema.safeParse(given)
  if (checked.success) return checked.data
  throw new MedusaError(MedusaError.Types.INVALID_DATA, checked.error.issues[0].message)
}
