import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { z } from "zod"
import type { Changed } from "../../back-office"
import type { ErrorEntry } from "../../errors"
import { HttpError } from "../http-error"
import type { About, AuditActor, Read } from "./audit-log"
import { type ListQuery, type ListShape, readListQuery } from "./list-query"
import type { StaffHandler } from "./resource"

/** Details of a change that cannot be read before and after it, such as the number of rows of an import. */
export type AuditDetails = {
  subject?: string
  /** id of a new record, where the reply does not have it as `id` */
  id?: string
  before?: unknown
  after?: unknown
  /** results for each record of a change to many */
  parts?: { id: string; name: string; before?: unknown; after?: unknown }[]
  /** set when part of the change is permanent even if the rest fails */
  begun?: true
  /** set when the request changed nothing */
  unchanged?: true
}

type Make<Body> = (req: MedusaRequest<Body>, details: AuditDetails) => Promise<unknown>

/** A list that can be read in batches: `after` returns the next `take` rows after `last`, or the first ones. */
type ReadableList<Row, Filters extends z.ZodRawShape> = ListShape<Filters> & {
  after: (db: Knex, query: ListQuery<z.output<z.ZodObject<Filters>>>, take: number, last?: Row) => Promise<Row[]>
}

/** Back-office services for the handlers of every plugin: audited changes, exports and the audit log. */
export type BackOffice = {
  makeAudited: (make: Make<never>, req: MedusaRequest, res: MedusaResponse) => Promise<void>
  sendExport: <Row, Filters extends z.ZodRawShape>(
    resource: string,
    list: ReadableList<Row, Filters>,
    columns: Record<string, (row: Row) => string>,
    req: MedusaRequest,
    res: MedusaResponse,
  ) => Promise<void>
  openEntry: (scope: MedusaContainer, by: AuditActor, about: About) => Promise<{ id: string }>
  finishEntry: (
    scope: MedusaContainer,
    id: string,
    readOutcome: () => Promise<AuditDetails | undefined>,
  ) => Promise<void>
  auditRead: <Result extends { rows: number }>(
    scope: MedusaContainer,
    by: AuditActor,
    about: Read,
    read: () => Promise<Result>,
  ) => Promise<Result>
  recordEntry: (
    scope: MedusaContainer,
    by: AuditActor,
    entry: About & { id: string },
    changes: Changed[],
  ) => Promise<void>
}

let provided: BackOffice | undefined

/**
 * Hook: the plugin that guards /back-office calls it in its src/hook-handlers.ts, which every process loads, so
 * that jobs and subscribers of a worker write into the audit log too.
 */
export const provideBackOffice = (provider: BackOffice) => {
  provided = provider
}

/** Returns the services that a plugin has provided. @throws Error when no plugin guards /back-office */
export function backOffice(): BackOffice {
  if (!provided) throw new Error("No plugin provides the back office")
  return provided
}

/** Returns the request container's connection to PostgreSQL. */
export const resolveDatabase = (req: MedusaRequest): Knex => req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/**
 * Creates the handler of a list in the simple-rest protocol. It replies with the rows, and with the total in the header
 * `Content-Range: products 0-24/319`.
 * @param name name of the rows in Content-Range
 * @param shape fields that it may be filtered and sorted by; others are rejected with 400
 */
export const listHandler =
  <Filters extends z.ZodRawShape>(
    name: string,
    shape: ListShape<Filters>,
    read: (
      db: Knex,
      query: ListQuery<z.output<z.ZodObject<Filters>>>,
      req: MedusaRequest,
    ) => Promise<{ rows: unknown[]; count: number }>,
  ): StaffHandler =>
  async (req, res) => {
    const query = readListQuery(req.query, shape)
    const { rows, count } = await read(resolveDatabase(req), query, req)
    const range = rows.length ? `${query.skip}-${query.skip + rows.length - 1}` : "*"
    res.setHeader("Content-Range", `${name} ${range}/${count}`)
    res.json(rows)
  }

/** Creates a reader of the record whose id is in the path. It throws HttpError `missing` when `find` returns null. */
export const findRecord =
  <Row>(find: (db: Knex, id: string) => Promise<Row | null>, missing: ErrorEntry) =>
  async (req: Pick<MedusaRequest, "scope" | "params">): Promise<Row> => {
    const row = await find(resolveDatabase(req as MedusaRequest), req.params.id)
    if (!row) throw new HttpError(missing)
    return row
  }

/** Creates a handler that replies with the result of `read` as JSON. */
export const replyHandler =
  (read: (req: MedusaRequest) => Promise<unknown>): StaffHandler =>
  async (req, res) => {
    res.json(await read(req))
  }

/**
 * Creates the handler of a route that changes data. The body has been validated, and the change is in the audit log
 * before the reply is sent, unless the route is declared with `audit: false` or "later".
 * @param make makes the change and returns the reply; it fills `details` for a change of other than one record
 */
export const auditedHandler = <Body = unknown>(make: Make<Body>): StaffHandler =>
  Object.assign((req: MedusaRequest, res: MedusaResponse) => backOffice().makeAudited(make, req, res), {
    isAudited: true as const,
  })

/**
 * Creates the handler of an export: it sends every row that matches the list's filter, in its order, as a CSV file, and
 * records the administrator, the filter and the number of rows in the audit log.
 * @param columns functions that return the cells of a row, by column heading
 */
export const exportHandler =
  <Row, Filters extends z.ZodRawShape>(
    resource: string,
    list: ReadableList<Row, Filters>,
    columns: Record<string, (row: Row) => string>,
  ): StaffHandler =>
  (req, res) =>
    backOffice().sendExport(resource, list, columns, req, res)
