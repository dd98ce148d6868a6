import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Context, IOrderModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { HTTP_ERRORS } from "../http-errors"
import { HttpError } from "./http-error"
import { lockOrder } from "./queries/lock-order"

/** The part of MikroORM's entity manager that is used: what was changed is written, what was read is discarded, and the transaction. */
type Manager = { flush(): Promise<void>; clear(): void; getTransactionContext(): Knex.Transaction }

export type OrderTransaction = {
  orders: IOrderModuleService
  /** For SQL in the same transaction. */
  trx: Knex.Transaction
  /** For calls of the Order module: with it they write in the same transaction. Call `flush` between two that follow each other. */
  context: Context
  flush: () => Promise<void>
  /** As it is while nobody else can change it. */
  order: { id: string; canceled: boolean }
}

/**
 * Runs `task` in one database transaction in which Medusa's Order module and SQL write together, and holds the order's row
 * until it ends: all of it is done or nothing, whenever the process dies, and nobody else changes the order meanwhile.
 * @throws HttpError 404; whatever `task` throws, and then nothing was written
 */
export async function inOrderTransaction<T>(
  container: MedusaContainer,
  order_id: string,
  task: (transaction: OrderTransaction) => Promise<T>,
): Promise<T> {
  const orders = container.resolve(Modules.ORDER)
  // Medusa's modules take a transaction in their context; only their repository, which is not in the type, opens one.
  const { baseRepository_ } = orders as unknown as {
    baseRepository_: { transaction<R>(run: (manager: Manager) => Promise<R>): Promise<R> }
  }
  return baseRepository_.transaction(async (manager) => {
    const trx = manager.getTransactionContext()
    const order = await lockOrder(trx, order_id)
    if (!order) throw new HttpError(HTTP_ERRORS.no_such_order)
    // Without the mark, a step's container puts the workflow's own context in its place.
    const context: Context = { __type: "MedusaContext", transactionManager: manager }
    // What a call has read it would read again beside what it has written, and copy both: each discount would be there twice.
    const flush = async () => {
      await manager.flush()
      manager.clear()
    }
    return task({ orders, trx, context, flush, order })
  })
}
