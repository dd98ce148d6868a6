import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { CustomerRow } from "../../../../contract"
import { readAll } from "../../../../csv/read-all"
import { readListQuery } from "../../../../dialect/list-query"
import { CUSTOMERS } from "../../../../queries/list-customers"
import { exportCsv } from "../../../export-csv"
import { databaseOf } from "../../../resource"

const HEADINGS = ["name", "email", "phone", "orders", "spent_rupees", "signed_up_at"]

const toRecord = ({ name, email, phone, orders, spent, created_at }: CustomerRow) => [
  name,
  email,
  phone ?? "",
  String(orders),
  String(spent),
  new Date(created_at).toISOString(),
]

/** Everybody who matches the list's filter, in its order. */
export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, CUSTOMERS)
  const db = databaseOf(req)
  const next = (take: number, last?: CustomerRow) => CUSTOMERS.after(db, query, take, last)
  const given = { resource: "customers", headings: HEADINGS, filter: query.filter }
  await exportCsv(req, res, given, readAll(next, toRecord))
}
