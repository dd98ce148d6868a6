import type { OrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import { lockOrder } from "@haat/sdk/server/queries/lock-order"
import type { MedusaContainer } from "@medusajs/framework/types"
import { findReplacement, type Replacement, reverseExchangeCredit } from "../../queries/exchange"
import { cancelLockedOrder } from "../order/cancel-locked-order"

/**
 * Cancels the replacement order of a return, in the transaction that ends the return: releases its reservations and
 * removes the store credit that it was paid with.
 * @returns the cancelled order; undefined when there is none
 */
export async function undoExchange(
  container: MedusaContainer,
  transaction: OrderTransaction,
  return_id: string,
): Promise<Replacement | undefined> {
  const { trx } = transaction
  const replacement = await findReplacement(trx, return_id)
  const order = replacement && (await lockOrder(trx, replacement.order_id))
  if (!replacement || !order || order.canceled) return undefined
  await cancelLockedOrder(container, { ...transaction, order }, replacement.line_ids)
  await reverseExchangeCredit(trx, return_id, replacement.order_id)
  return replacement
}
