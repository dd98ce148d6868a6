import { index } from "@haat/sdk/server/schema/declare"

/** Finds parcels by what the carrier calls them (modules/tracking/queries/). */
export const PARCEL_NUMBER_INDEX = index(
  "haat_parcel_number",
  "fulfillment_label",
  "(tracking_number) where deleted_at is null",
)

/** Finds parcels that the carrier is to be asked about (modules/tracking/queries/). */
export const PARCEL_UNDER_WAY_INDEX = index(
  "haat_parcel_under_way",
  "fulfillment",
  "(shipped_at) where shipped_at is not null and delivered_at is null and canceled_at is null and deleted_at is null",
)

/** Finds what a job looks for every ten seconds (queries/unfinished-parcels.ts). */
export const UNFINISHED_PARCEL_INDEX = index(
  "haat_unfinished_parcel",
  "fulfillment",
  "(created_at) where shipped_at is null and canceled_at is null and deleted_at is null",
)

/* For the search for missed mails (queries/missed-mails.ts of the mail plugin), which a job does every minute. */
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
