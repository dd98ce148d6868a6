import type { Transaction } from "@haat/sdk/server/database"
import { defineHook } from "@haat/sdk/server/hooks"

/** A refund is processed. Runs in the transaction, which locks the order, after the refund was written. */
export const PROCESS_REFUND_HOOK = defineHook<{ trx: Transaction; order_id: string; refund_id: string }>(
  "refund.process",
)
