import type { Condition } from "@haat/sdk/server/back-office/queries/conditions"
import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { text } from "@haat/sdk/server/back-office/text"
import { z } from "zod"
import type { ComplaintRow } from "../contract"

/** Complaints to the grievance officer; by default those first that have waited longest. */
export const COMPLAINTS = rowList<ComplaintRow>()({
  from: "shop_complaint",
  columns: `r.id, r.number, r.name, r.email, r.order_number, r.message, r.created_at, r.acknowledge_by, r.acknowledged_at,
    r.close_by, r.closed_at, r.overdue, r.closed, r.reply, r.replied_at`,
  filters: { q: text(100).optional(), closed: z.boolean().optional(), overdue: z.boolean().optional() },
  where: ({ q, closed, overdue }) => {
    const conditions: Condition[] = []
    if (q) conditions.push(["(r.number = upper(?) or lower(r.email) = lower(?))", q, q])
    if (closed !== undefined) conditions.push(["r.closed = ?", closed])
    if (overdue !== undefined) conditions.push(["r.overdue = ?", overdue])
    return conditions
  },
  sortable: ["id", "number", "created_at", "close_by"],
  order: ["created_at", "ASC"],
})
