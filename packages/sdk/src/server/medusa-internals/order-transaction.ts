/**
 * Written for Medusa 2.21.2.
 * Reason: A module takes a transaction in its context, but only its private repository opens one.
 * Upstream: none reported.
 */

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Context, IOrderModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { HTTP_ERRORS } from "../../http-errors"
import { HttpError } from "../http-error"
import { lockOrder } from "../queries/lock-order"

/** The used part of MikroORM's entity manager: writing changes, discarding what was read, and the transaction. */
type Manager = { flush(): Promise<void>; clear(): void; getTransactionContext(): Knex.Transaction }

export type OrderTransaction = {
  orders: IOrderModuleService
  /** runs SQL in the same transaction */
  trx: Knex.Transaction
  /** makes calls of the Order module write in the same transaction. Call `flush` between two successive calls. */
  context: Context
  flush: () => Promise<void>
  /** state of the order while it is locked */
  order: { id: string; canceled: boolean }
}

/**
 * Runs `task` in one database transaction that Medusa's Order module and SQL share, and locks the order's row until the
 * transaction ends: either everything is written or nothing, even if the process dies, and no other transaction changes
 * the order meanwhile.
 * @throws HttpError 404; any error of `task`, after which nothing is written
 */
export async function inOrderTransaction<T>(
  container: MedusaContainer,
  order_id: string,
  task: (transaction: OrderTransaction) => Promise<T>,
): Promise<T> {
  const orders = container.resolve(Modules.ORDER)
  // Medusa's modules accept a transaction in their context; only their repository, which is not in the type, opens one.
  const { baseRepository_ } = orders as unknown as {
    baseRepository_: { transaction<R>(run: (manager: Manager) => Promise<R>): Promise<R> }
  }
  return baseRepository_.transaction(async (manager) => {
    const trx = manager.getTransactionContext()
    const order = await lockOrder(trx, order_id)
    if (!order) throw new HttpError(HTTP_ERRORS.no_such_order)
    // Without this mark, a step's container replaces the context by that of the workflow.
    const context: Context = { __type: "MedusaContext", transactionManager: manager }
    // A second call would read its rows again beside those it has written and copy both: each discount would exist
    // twice.
    const flush = async () => {
      await manager.flush()
      manager.clear()
    }
    return task({ orders, trx, context, flush, order })
  })
}
