import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CustomerRow } from "../../../../contract"
import { readAll } from "../../../../csv/read-all"
import { sendCsv } from "../../../../csv/send-csv"
import { answering } from "../../../../dialect/answering"
import { readListQuery } from "../../../../dialect/list-query"
import { CUSTOMER_LIST, readCustomers } from "../../../../reading/list-customers"

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
export const GET = answering(async (req, res) => {
  const query = readListQuery(req.query, CUSTOMER_LIST)
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const next = (take: number, last?: CustomerRow) => readCustomers(db, query, take, last)
  await sendCsv(res, "customers.csv", HEADINGS, readAll(next, toRecord))
})
