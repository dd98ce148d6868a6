import type { PersonalData } from "@haat/sdk/server/personal-data"
import { MedusaService } from "@medusajs/framework/utils"
import { __Row__ } from "./models/__row_file__"

export class __Plugin__Service extends MedusaService({ __Row__ }) {
  readonly personalData: PersonalData = {
    read: async (db, { customer_id }) => ({
      __tables__: await db("__table__").where({ customer_id }).select("name", "product_id", "created_at"),
    }),
    erase: async (trx, { customer_id }) => void (await trx("__table__").where({ customer_id }).delete()),
  }
}
