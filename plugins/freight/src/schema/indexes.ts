import { index } from "@haat/sdk/server/schema/declare"

/** Finds parcels by their number with the carrier (modules/tracking/queries/). */
export const PARCEL_NUMBER_INDEX = index(
  "haat_parcel_number",
  "fulfillment_label",
  "(tracking_number) where deleted_at is null",
)

/** Finds parcels to poll the carrier for (modules/tracking/queries/). */
export const PARCEL_UNDER_WAY_INDEX = index(
  "haat_parcel_under_way",
  "fulfillment",
  "(shipped_at) where shipped_at is not null and delivered_at is null and canceled_at is null and deleted_at is null",
)

/** Finds parcels for a job that runs every ten seconds (queries/unfinished-parcels.ts). */
export const UNFINISHED_PARCEL_INDEX = index(
  "haat_unfinished_parcel",
  "fulfillment",
  "(created_at) where shipped_at is null and canceled_at is null and deleted_at is null",
)

/* Finds missed mails (queries/missed-mails.ts of the mail plugin), for a job that runs every minute. */
export const PARCEL_SHIPPED_AT_INDEX = index(
  "haat_parcel_shipped_at",
  "fulfillment",
  "(shipped_at) where shipped_at is not null and canceled_at is null and deleted_at is null",
)
export const PARCEL_DELIVERED_AT_INDEX = index(
  "haat_parcel_delivered_at",
  "fulfillment",
  "(delivered_at) where delivered_at is not null and canceled_at is null and deleted_at is null",
)
