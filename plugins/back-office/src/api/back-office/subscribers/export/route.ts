import type { Subscriber } from "@haat/newsletter/contract"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readAll } from "../../../../csv/read-all"
import { sendCsv } from "../../../../csv/send-csv"
import { answering } from "../../../../dialect/answering"
import { readListQuery } from "../../../../dialect/list-query"
import { readSubscribers, SUBSCRIBER_LIST } from "../../../../reading/list-subscribers"

const toRecord = ({ email, created_at }: Subscriber) => [email, new Date(created_at).toISOString()]

/** Everybody who matches the list's filter, in its order. */
export const GET = answering(async (req, res) => {
  const query = readListQuery(req.query, SUBSCRIBER_LIST)
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const next = (take: number, last?: Subscriber) => readSubscribers(db, query, take, last)
  await sendCsv(res, "subscribers.csv", ["email", "subscribed_at"], readAll(next, toRecord))
})
