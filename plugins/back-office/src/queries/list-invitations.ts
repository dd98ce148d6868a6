import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { Invitation } from "../contract"
import type { ListQuery, ListShape } from "../dialect/list-query"
import { text } from "../dialect/text"
import { listTable } from "./list-table"

const FILTERS = { q: text(200).optional() }
export const INVITATION_LIST: ListShape<typeof FILTERS> = {
  filters: z.object(FILTERS),
  sortable: ["id", "email", "role", "expires_at", "created_at"],
}

/** Places that wait for somebody, ended ones too, the newest first. Never the token. */
export const listInvitations = (db: Knex, query: ListQuery<z.output<typeof INVITATION_LIST.filters>>) =>
  listTable<Invitation>(
    db,
    {
      from: "staff_invitation",
      columns: ["id", "email", "role", "invited_by", "expires_at", "created_at"],
      searched: ["email"],
      order: ["created_at", "DESC"],
    },
    query,
  )
