import type { Transaction } from "@haat/sdk/server/database"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { insertTrace } from "../modules/v1-notes/queries/insert-trace"

export default async function lookAround(container: MedusaContainer) {
  await insertTrace(container.resolve<Transaction>(ContainerRegistrationKeys.PG_CONNECTION), "v1-notes", "job")
}

export const config = { name: "v1-notes-look-around", schedule: "*/5 * * * * *" }
