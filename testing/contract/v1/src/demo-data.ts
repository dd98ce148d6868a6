import type { Transaction } from "@haat/sdk/server/database"
import type { DemoData } from "@haat/sdk/server/demo-data"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { insertTrace } from "./modules/v1-notes/queries/insert-trace"

export const DEMO_DATA: DemoData = {
  async addContent(container) {
    await insertTrace(container.resolve<Transaction>(ContainerRegistrationKeys.PG_CONNECTION), "demo shop", "demo data")
  },
}
