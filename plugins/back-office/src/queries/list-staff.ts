import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { SEARCH } from "@haat/sdk/server/back-office/text"
import type { StaffMember } from "../contract"

const USERNAME = "coalesce(r.username, '')"

/** Returns the users who can sign in to the back office, by name by default. */
export const STAFF_MEMBERS = rowList<StaffMember>()({
  from: "staff_member",
  columns: `r.id, ${USERNAME} as username, r.name, r.email, r.role, r.created_at, r.second_factor`,
  filters: SEARCH,
  searched: ["r.name", USERNAME, "r.email"],
  sortable: ["id", "name", "username", "email", "role", "created_at"],
  sorts: { username: USERNAME },
  order: ["name", "ASC"],
})
