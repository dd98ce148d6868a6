import { index } from "@haat/sdk/server/schema/declare"

/** Indexes for recognising a shopper (haat_same_person). */
export const PERSON_INDEXES = [
  index("haat_order_mail_key", "order", "(haat_mail_key(email))", { needs: ["haat_mail_key"] }),
  index("haat_order_address_phone_key", "order_address", "(haat_phone_key(phone))", { needs: ["haat_phone_key"] }),
  index("haat_order_address_key", "order_address", "(haat_address_key(address_1, address_2, postal_code))", {
    needs: ["haat_address_key"],
  }),
]

/** Sorts the newest orders first, for the owner's lists and figures. */
export const NEWEST_ORDERS = index(
  "haat_order_newest",
  "order",
  "(created_at desc, display_id desc) where deleted_at is null and not is_draft_order",
)

/** Indexes for the job that searches every minute for orders whose events were missed. */
export const MISSED_EVENTS = [
  index(
    "haat_order_placed_at",
    "order",
    "(created_at) where deleted_at is null and canceled_at is null and not is_draft_order",
  ),
  index("haat_order_canceled_at", "order", "(canceled_at) where canceled_at is not null and deleted_at is null"),
]
