import { index } from "@haat/sdk/server/schema/declare"

/** Find the parcels that a mail may have been missed of. */
export const MISSED_MAIL_INDEXES = [
  index(
    "haat_parcel_shipped_at",
    "fulfillment",
    "(shipped_at) where shipped_at is not null and canceled_at is null and deleted_at is null",
  ),
  index(
    "haat_parcel_delivered_at",
    "fulfillment",
    "(delivered_at) where delivered_at is not null and canceled_at is null and deleted_at is null",
  ),
]
