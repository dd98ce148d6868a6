import type { Transaction } from "@haat/sdk/server/database"
import { defineHook } from "@haat/sdk/server/hooks"
import type { LeavingParcel } from "./contract"

/**
 * Runs when a parcel is shipped, in the transaction that locks the order, after the stock was lowered. A job repeats it
 * for parcels without a document, so handlers must be idempotent.
 */
export const SHIP_PARCEL_HOOK = defineHook<LeavingParcel & { trx: Transaction }>("parcel.ship")

/** Runs when an undelivered parcel was received, in the transaction that locks the order. */
export const RECEIVE_PARCEL_HOOK = defineHook<{ trx: Transaction; order_id: string; fulfillment_id: string }>(
  "parcel.receive",
)
