import { lacksOfficer } from "@haat/shop-settings/queries/lacks-officer"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Todo } from "../contract"
import { COMPLAINTS } from "./list-complaints"
import { listOrders } from "./list-orders"
import { PAYMENTS } from "./list-payments"
import { PROBLEM_REPORTS } from "./list-problem-reports"
import { REVIEWS } from "./list-reviews"
import { readScarceProducts } from "./scarce-products"

const SHOWN = 5
const FIRST = { skip: 0, take: SHOWN }
const OLDEST = { ...FIRST, sort: ["created_at", "ASC"] as ["created_at", "ASC"] }

/** Pending work of the owner, a few entries of each kind. `payments` is null for staff who may not see the ledger. */
export const readTodo = async (db: Knex, seesPayments: boolean): Promise<Todo> => {
  const [ship, cash, stock, reports, complaints, overdue, lacks_officer, reviews, payments] = await Promise.all([
    listOrders(db, { ...OLDEST, filter: { state: "to_ship" } }),
    listOrders(db, { ...OLDEST, filter: { payment: "cash_due" } }),
    readScarceProducts(db, SHOWN),
    PROBLEM_REPORTS.page(db, { ...FIRST, filter: { resolved: false } }),
    COMPLAINTS.page(db, { ...FIRST, filter: { closed: false } }),
    COMPLAINTS.page(db, { ...FIRST, take: 1, filter: { overdue: true } }),
    lacksOfficer(db),
    REVIEWS.page(db, { ...FIRST, filter: {} }),
    seesPayments ? PAYMENTS.page(db, { ...FIRST, filter: { attention: true } }) : null,
  ])
  return {
    to_ship: ship,
    cash_due: cash,
    stock,
    problem_reports: reports,
    complaints: { ...complaints, overdue: overdue.count },
    lacks_officer,
    reviews,
    payments,
  }
}
