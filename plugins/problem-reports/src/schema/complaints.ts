import { view } from "@haat/sdk/server/schema/declare"

/**
 * Complaints with both deadlines, 48 hours to acknowledge and a month to close, and whether one of them has passed
 * (`overdue`).
 */
export const SHOP_COMPLAINT = view(
  "shop_complaint",
  [],
  `select c.id, c.number, c.customer_id, c.name, c.email, c.order_number, c.message, c.created_at, c.acknowledged_at, c.closed_at,
    c.reply, c.replied_at, due.acknowledge_by, due.close_by, c.closed_at is not null as closed,
    (c.acknowledged_at is null and due.acknowledge_by < now()) or (c.closed_at is null and due.close_by < now()) as overdue
  from complaint c
  cross join lateral (
    select c.created_at + interval '48 hours' as acknowledge_by, c.created_at + interval '1 month' as close_by) due`,
)
