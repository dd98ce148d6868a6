import type { ErrorEntry } from "@haat/sdk/errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { z } from "zod"
import { type ListQuery, type ListShape, readListQuery } from "../dialect/list-query"
import { sendList } from "../dialect/send-list"

/** A page of a list, and how many rows there are in all. */
type Page = { rows: unknown[]; count: number }

export const databaseOf = (req: MedusaRequest): Knex => req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/**
 * The handler of a list in the simple-rest dialect.
 * @param name stands in Content-Range
 * @param shape what it may be filtered and sorted by; anything else is a 400
 */
export const list =
  <Filters extends z.ZodRawShape>(
    name: string,
    shape: ListShape<Filters>,
    read: (db: Knex, query: ListQuery<z.output<z.ZodObject<Filters>>>, req: MedusaRequest) => Promise<Page>,
  ) =>
  async (req: MedusaRequest, res: MedusaResponse) => {
    const query = readListQuery(req.query, shape)
    const { rows, count } = await read(databaseOf(req), query, req)
    sendList(res, name, rows, query.skip, count)
  }

/** The record that a path names, as `find` reads it. @throws HttpError `missing` when there is none */
export const findOne =
  <Row>(find: (db: Knex, id: string) => Promise<Row | null>, missing: ErrorEntry) =>
  async (req: MedusaRequest): Promise<Row> => {
    const row = await find(databaseOf(req), req.params.id)
    if (!row) throw new HttpError(missing)
    return row
  }

/** The handler of a route that answers what `read` gives. */
export const one =
  (read: (req: MedusaRequest) => Promise<unknown>) => async (req: MedusaRequest, res: MedusaResponse) => {
    res.json(await read(req))
  }
