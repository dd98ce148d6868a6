import type { PersonalData } from "@haat/sdk/server/personal-data"
import { MedusaService } from "@medusajs/framework/utils"
import { V1Note } from "./models/v1-note"
import { V1Trace } from "./models/v1-trace"

export class V1NotesService extends MedusaService({ V1Note, V1Trace }) {
  readonly personalData: PersonalData = {
    read: async (db, { customer_id }) => ({
      v1_notes: await db("v1_note").where({ customer_id }).select("name", "product_id", "created_at"),
    }),
    erase: async (trx, { customer_id }) => void (await trx("v1_note").where({ customer_id }).delete()),
  }
}
