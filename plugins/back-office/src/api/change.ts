import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type AuditDetails, auditChange } from "../audit-log/audit-change"
import { auditedBy } from "../audit-log/audit-entry"
import { readBody, readPart } from "../dialect/read-body"
import { findRoute } from "./find-route"
import { administratorOf } from "./guard"
import { whatChanges } from "./what-changes"

/**
 * The handler of a route that changes something: the body is checked as the route is described, and the change stands in
 * the audit log before the reply leaves, unless it is described with `audit: false` or "later".
 * @param make makes the change and returns the reply; `details` is for a change that is not that of one record
 */
export const change =
  <Body = unknown>(make: (req: MedusaRequest<Body>, details: AuditDetails) => Promise<unknown>) =>
  async (req: MedusaRequest<Body>, res: MedusaResponse) => {
    const { body, partial, status = 200, audit } = findRoute(req.method, req.route.path) ?? {}
    const sent = req.body as Record<string, unknown>
    if (body) req.validatedBody = (partial ? readPart(body as never, sent) : readBody(body, sent)) as Body
    const by = auditedBy(administratorOf(req))
    const run = (details: AuditDetails) => make(req, details)
    const reply = await (audit === false || audit === "later"
      ? run({})
      : auditChange(req.scope, by, whatChanges(req), run, { sent, given: audit === "given" }))
    res.status(status).json(reply)
  }
