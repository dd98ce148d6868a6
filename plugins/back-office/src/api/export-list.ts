import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { z } from "zod"
import { auditedBy } from "../audit-log/audit-entry"
import { auditRead } from "../audit-log/audit-read"
import { readAll } from "../csv/read-all"
import { sendCsv } from "../csv/send-csv"
import { type ListQuery, type ListShape, readListQuery } from "../dialect/list-query"
import { administratorOf } from "./guard"
import { databaseOf } from "./resource"

/** A list that can be read to its end: in its order, the `take` rows after `last`, or the first ones. */
type Readable<Row, Filters extends z.ZodRawShape> = ListShape<Filters> & {
  after: (db: Knex, query: ListQuery<z.output<z.ZodObject<Filters>>>, take: number, last?: Row) => Promise<Row[]>
}

/**
 * The handler of an export: every row that matches the list's filter, in its order, as a CSV file. Who took how much of
 * it by which filter is written into the audit log.
 * @param columns the cells of a row by their headings
 */
export const exportList =
  <Row, Filters extends z.ZodRawShape>(
    resource: string,
    list: Readable<Row, Filters>,
    columns: Record<string, (row: Row) => string>,
  ) =>
  async (req: MedusaRequest, res: MedusaResponse) => {
    const query = readListQuery(req.query, list)
    const db = databaseOf(req)
    const cells = Object.values(columns)
    const pages = readAll<Row>(
      (take, last) => list.after(db, query, take, last),
      (row) => cells.map((cell) => cell(row)),
    )
    const read = { resource, action: "exported", filter: query.filter } as const
    await auditRead(req.scope, auditedBy(administratorOf(req)), read, () =>
      sendCsv(res, `${resource}.csv`, Object.keys(columns), pages),
    )
    res.end()
  }
