import type { Transaction } from "@haat/sdk/server/database"
import { defineHook } from "@haat/sdk/server/hooks"
import type { LeavingParcel } from "./contract"

/**
 * A parcel leaves. Runs in the transaction, which locks the order, after its goods were taken off the stock. A job runs
 * it again for a parcel that left without a document, so a handler does nothing for a parcel that it has handled.
 */
export const SHIP_PARCEL_HOOK = defineHook<LeavingParcel & { trx: Transaction }>("parcel.ship")

/** A parcel came back undelivered. Runs in the transaction, which locks the order, after that was written. */
export const RECEIVE_PARCEL_HOOK = defineHook<{ trx: Transaction; order_id: string; fulfillment_id: string }>(
  "parcel.receive",
)
