import type { Invitation } from "../contract"
import { SEARCH } from "../dialect/text"
import { rowList } from "./list-rows"

/** Places that wait for somebody, ended ones too, the newest first. Never the token. */
export const INVITATIONS = rowList<Invitation>()({
  from: "staff_invitation",
  columns: "r.id, r.email, r.role, r.invited_by, r.expires_at, r.created_at",
  filters: SEARCH,
  searched: ["r.email"],
  sortable: ["id", "email", "role", "expires_at", "created_at"],
  order: ["created_at", "DESC"],
})
