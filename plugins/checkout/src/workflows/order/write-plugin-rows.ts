import type { Transaction } from "@haat/sdk/server/database"
import { activeHandlers } from "@haat/sdk/server/hooks"
import { HttpError } from "@haat/sdk/server/http-error"
import { HookFailure, runLimitedHook } from "@haat/sdk/server/limited-hook"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderPlan } from "../../contract"
import { CHECKOUT_ERRORS } from "../../errors"
import { ORDER_TRANSACTION_HOOK } from "../../hooks"
import { limitStatements } from "../../queries/limit-statements"

/** Time for the work of each plugin, and for each of its statements. */
const LIMIT_MS = 1_000

/**
 * Lets the plugins write their rows of an order, as the last statements of its transaction.
 * @throws HttpError of a plugin, or 503 when one fails; the order is then rolled back
 */
export async function writePluginRows(
  container: MedusaContainer,
  trx: Transaction,
  order: { order_id: string; plan: OrderPlan },
): Promise<void> {
  if (!activeHandlers(ORDER_TRANSACTION_HOOK).length) return
  await limitStatements(trx, LIMIT_MS)
  await runLimitedHook(container, {
    hook: ORDER_TRANSACTION_HOOK,
    limit_ms: LIMIT_MS,
    input: () => ({ trx, ...order }),
    check: () => {},
  }).catch((error) => {
    throw error instanceof HookFailure ? new HttpError(CHECKOUT_ERRORS.order_unchecked) : error
  })
}
