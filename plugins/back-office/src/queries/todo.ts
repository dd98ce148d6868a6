import { PAYMENTS } from "@haat/payments/queries/list-payments"
import type { Todo } from "@haat/read-model/contract"
import { listOrders } from "@haat/read-model/queries/list-orders"
import { readScarceProducts } from "@haat/read-model/queries/scarce-products"
import { allResources, FIRST_ROWS } from "@haat/sdk/server/back-office/resource"
import { lacksOfficer } from "@haat/shop-settings/queries/lacks-officer"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const OLDEST = { ...FIRST_ROWS, sort: ["created_at", "ASC"] as ["created_at", "ASC"] }

/**
 * Pending work of the owner, a few entries of each kind, those of other plugins among them. `payments` is null for staff
 * who may not see the ledger.
 */
export const readTodo = async (db: Knex, seesPayments: boolean): Promise<Todo> => {
  const [ship, cash, stock, lacks_officer, payments, ...others] = await Promise.all([
    listOrders(db, { ...OLDEST, filter: { state: "to_ship" } }),
    listOrders(db, { ...OLDEST, filter: { payment: "cash_due" } }),
    readScarceProducts(db, FIRST_ROWS.take),
    lacksOfficer(db),
    seesPayments ? PAYMENTS.page(db, { ...FIRST_ROWS, filter: { attention: true } }) : null,
    ...allResources().flatMap(({ readTodo }) => (readTodo ? [readTodo(db)] : [])),
  ])
  return Object.assign({ to_ship: ship, cash_due: cash, stock, lacks_officer, payments }, ...others)
}
