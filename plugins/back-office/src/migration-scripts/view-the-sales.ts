import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ORDER_SALE } from "../views/order-sale"

/** What one customer bought is read from the index alone. */
const INDEXES = [
  `create index if not exists order_fact_customer_sales on order_fact (customer_id)
     include (total, status, refunded)`,
  "drop index if exists order_fact_customer",
]

/** Defines what a sale is. Safe to run again. */
export default async function viewTheSales({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    for (const statement of [ORDER_SALE, ...INDEXES]) await transaction.raw(statement)
  })
}
