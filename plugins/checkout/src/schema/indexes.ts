import { index } from "@haat/sdk/server/schema/declare"

/** Find the orders that a mail may have been missed of. */
export const MISSED_MAIL_INDEXES = [
  index(
    "haat_order_placed_at",
    "order",
    "(created_at) where deleted_at is null and canceled_at is null and not is_draft_order",
  ),
  index("haat_order_canceled_at", "order", "(canceled_at) where canceled_at is not null and deleted_at is null"),
]

/** What the owner's overview finds the newest orders by. */
export const NEWEST_ORDERS = index(
  "haat_order_newest",
  "order",
  "(created_at desc, display_id desc) where deleted_at is null and not is_draft_order",
)
