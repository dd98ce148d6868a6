import { listHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffList } from "@haat/sdk/server/back-office/staff-route"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { V1_NOTES_PERMISSIONS } from "./permissions"
import { V1_NOTES_LIST as LIST } from "./queries/list-v1-notes"

const countAll = async (db: Knex): Promise<number> => {
  const { rows } = await db.raw<{ rows: { count: number }[] }>("select count(*)::integer as count from v1_note")
  return rows[0].count
}

export const V1_NOTES_RESOURCES = [
  defineResource({
    name: "v1-notes",
    tag: "Back office: people",
    permissions: V1_NOTES_PERMISSIONS,
    readTodo: async (db, may) => (may("v1-notes.read") ? { v1_notes: await countAll(db) } : {}),
    routes: {
      "GET /back-office/v1-notes": staffList(
        "v1-notes.read",
        "V1 notes of all shoppers, newest first",
        "q",
        listHandler("v1-notes", LIST, LIST.page),
      ),
    },
  }),
]
