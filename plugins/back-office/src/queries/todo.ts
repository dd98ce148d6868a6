import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Todo } from "../contract"
import { listOrders } from "./list-orders"
import { listPayments } from "./list-payments"
import { listProblemReports } from "./list-problem-reports"
import { listReviews } from "./list-reviews"
import { readScarceProducts } from "./scarce-products"

const SHOWN = 5
const FIRST = { skip: 0, take: SHOWN }
const OLDEST = { ...FIRST, sort: ["created_at", "ASC"] as ["created_at", "ASC"] }

/** What waits for the owner, a few of each. `payments` are null for who may not see the ledger. */
export const readTodo = async (db: Knex, seesPayments: boolean): Promise<Todo> => {
  const [ship, cash, stock, reports, reviews, payments] = await Promise.all([
    listOrders(db, { ...OLDEST, filter: { state: "to_ship" } }),
    listOrders(db, { ...OLDEST, filter: { payment: "cash_due" } }),
    readScarceProducts(db, SHOWN),
    listProblemReports(db, { ...FIRST, filter: { resolved: false } }),
    listReviews(db, { ...FIRST, filter: {} }),
    seesPayments ? listPayments(db, { ...FIRST, filter: { attention: true } }) : null,
  ])
  return {
    to_ship: ship,
    cash_due: cash,
    stock,
    problem_reports: reports,
    reviews,
    payments,
  }
}
