import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/*
 * An order is a sale until it is cancelled or all of its money went back. Whoever counts orders or adds up revenue reads
 * this view: the overview, the sales by day, the customers and the old calls. `total` is in rupees.
 */
const VIEW = `
  create or replace view order_sale as
  select id, customer_id, created_at, total, captured as paid, (not captured and not online) as unpaid_cash
  from order_fact where status <> 'canceled' and not refunded`

/** What one customer bought is read from the index alone. */
const INDEXES = [
  `create index if not exists order_fact_customer_sales on order_fact (customer_id)
     include (total, status, refunded)`,
  "drop index if exists order_fact_customer",
]

/** Defines what a sale is. Safe to run again. */
export default async function viewTheSales({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    for (const statement of [VIEW, ...INDEXES]) await transaction.raw(statement)
  })
}
