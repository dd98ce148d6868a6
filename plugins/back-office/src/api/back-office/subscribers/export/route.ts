import type { Subscriber } from "@haat/newsletter/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readAll } from "../../../../csv/read-all"
import { readListQuery } from "../../../../dialect/list-query"
import { SUBSCRIBERS } from "../../../../queries/list-subscribers"
import { exportCsv } from "../../../export-csv"
import { databaseOf } from "../../../resource"

const toRecord = ({ email, created_at }: Subscriber) => [email, new Date(created_at).toISOString()]

/** Everybody who matches the list's filter, in its order. */
export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, SUBSCRIBERS)
  const db = databaseOf(req)
  const next = (take: number, last?: Subscriber) => SUBSCRIBERS.after(db, query, take, last)
  const given = { resource: "subscribers", headings: ["email", "subscribed_at"], filter: query.filter }
  await exportCsv(req, res, given, readAll(next, toRecord))
}
