import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { SEARCH } from "@haat/sdk/server/back-office/text"
import type { Invitation } from "../contract"

/** Invitations, ended ones included, newest first, without their tokens. */
export const INVITATIONS = rowList<Invitation>()({
  from: "staff_invitation",
  columns: "r.id, r.email, r.role, r.invited_by, r.expires_at, r.created_at",
  filters: SEARCH,
  searched: ["r.email"],
  sortable: ["id", "email", "role", "expires_at", "created_at"],
  order: ["created_at", "DESC"],
})
