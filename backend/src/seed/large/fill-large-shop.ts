import { signUp } from "@haat/accounts/workflows/sign-up"
import { rebuildIndex } from "@haat/search/indexer/index-writer"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { pluginDemoData } from "../demo-data"
import { auditStatement } from "./audit-entries"
import { moneyStatements, transactionStatement } from "./money"
import { orderStatements, planStatements } from "./orders"
import { parcelStatements } from "./parcels"
import { peopleStatements } from "./people"
import { productStatements } from "./products"

const AUDIT_LOG_ENTRIES = 50_000

const MODEL = {
  username: "shopper",
  password: "Shopper@1234",
  email: "shopper@example.com",
  first_name: "Model",
  last_name: "Shopper",
  phone: "9000000000",
  terms: true as const,
}

type LargeShop = { varied: boolean; products: number; orders: number; customers: number }

/**
 * Adds so many products, orders of two years and customers with all that hangs on them, as the workflows would have
 * left them, in one transaction of plain SQL: minutes of work take seconds. A shop that has them already is left alone.
 * With `varied` each product comes in ten variants; without orders there are only products.
 */
export async function fillLargeShop(container: MedusaContainer, { varied, products, orders, customers }: LargeShop) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (await database("product").where({ id: "prod_large000001" }).first("id")) return
  const auth = container.resolve(Modules.AUTH)
  const known = await auth.listProviderIdentities({ entity_id: MODEL.username, provider: "username" })
  if (!known.length) await signUp(container, MODEL)
  await database.transaction(async (transaction) => {
    const goods = productStatements(products, varied ? "varied" : "plain")
    const rest = orders
      ? [
          ...peopleStatements(customers, MODEL.username),
          ...planStatements(orders, customers, products),
          ...parcelStatements(),
          ...moneyStatements(),
          ...orderStatements(),
          transactionStatement(),
          ...pluginDemoData().flatMap(
            ({ fillStatements }) => fillStatements?.({ people: "large_person", customers, products }) ?? [],
          ),
          auditStatement(AUDIT_LOG_ENTRIES),
        ]
      : []
    for (const statement of [...goods, ...rest]) await transaction.raw(statement)
  })
  await database.raw("vacuum analyze")
  await rebuildIndex(container, { pauseFactor: 0 })
}
