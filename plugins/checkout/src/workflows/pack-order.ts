import { HttpError } from "@haat/sdk/server/http-error"
import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { CHECKOUT_ERRORS } from "../errors"
import { markPacked, readPackableOrder } from "../queries/pack-order"

/**
 * Marks an order as packed. Its stock stays reserved and it can still be cancelled. Repeating has no effect.
 * @throws HttpError 404; 409 for a shipped, cancelled or refunded order
 */
export const packOrder = (container: MedusaContainer, order_id: string): Promise<void> =>
  inOrderTransaction(container, order_id, async ({ trx }) => {
    const { cancelled, shipped, refunded } = await readPackableOrder(trx, order_id)
    if (cancelled) throw new HttpError(CHECKOUT_ERRORS.order_is_cancelled)
    if (shipped) throw new HttpError(CHECKOUT_ERRORS.order_is_shipped)
    if (refunded) throw new HttpError(CHECKOUT_ERRORS.order_is_refunded)
    await markPacked(trx, order_id)
  })
