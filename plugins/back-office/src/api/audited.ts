import { type AuditDetails, type BackOffice, databaseOf } from "@haat/sdk/server/back-office/handlers"
import { readListQuery } from "@haat/sdk/server/back-office/list-query"
import { parseInput, parsePart } from "@haat/sdk/server/parse-input"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { z } from "zod"
import { type AuditedChange, auditChange } from "../audit-log/audit-change"
import { auditedBy } from "../audit-log/audit-entry"
import { auditRead } from "../audit-log/audit-read"
import { readAll } from "../csv/read-all"
import { sendCsv } from "../csv/send-csv"
import { findCustomerByEmail } from "../queries/list-customers"
import { findRoute } from "./find-route"
import { administratorOf } from "./guard"

const fieldOf = (path: PropertyKey[]) => path.join(".")

/** The parsed body, unknown keys dropped. @throws HttpError 400 with the first sentence for each field */
export const readBody = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> =>
  parseInput(schema, body, fieldOf)

const BY_METHOD: Record<string, string> = { PUT: "changed", DELETE: "deleted" }

/**
 * Names the change of a request by its route below /back-office: POST /products creates one, PUT and DELETE change and
 * delete, and the last word of a longer path is what it does (orders/:id/shipment, products/bulk).
 */
export const whatChanges = ({ method, route, params }: MedusaRequest): AuditedChange => {
  const [resource, ...rest] = String(route.path).split("/").slice(2)
  const last = rest.at(-1)
  const action = last && !last.startsWith(":") ? last : (BY_METHOD[method] ?? "created")
  return { resource, action, id: Object.values(params)[0] ?? null }
}

/** The back office as the handlers of every plugin use it. */
export const BACK_OFFICE: BackOffice = {
  makeAudited: async (make, req, res) => {
    const { body, partial, status = 200, audit } = findRoute(req.method, req.route.path) ?? {}
    const sent = req.body as Record<string, unknown>
    if (body) req.validatedBody = partial ? parsePart(body as never, sent, fieldOf) : readBody(body, sent)
    const by = auditedBy(administratorOf(req))
    const run = (details: AuditDetails) => make(req as never, details)
    const reply = await (audit === false || audit === "later"
      ? run({})
      : auditChange(req.scope, by, whatChanges(req), run, { sent, given: audit === "given" }))
    res.status(status).json(reply)
  },
  sendExport: async (resource, list, columns, req, res) => {
    const query = readListQuery(req.query, list)
    const db = databaseOf(req)
    const cells = Object.values(columns)
    const pages = readAll<Parameters<(typeof cells)[number]>[0]>(
      (take, last) => list.after(db, query, take, last),
      (row) => cells.map((cell) => cell(row)),
    )
    const read = { resource, action: "exported", filter: query.filter } as const
    await auditRead(req.scope, auditedBy(administratorOf(req)), read, () =>
      sendCsv(res, `${resource}.csv`, Object.keys(columns), pages),
    )
    res.end()
  },
  findCustomerByEmail,
}
