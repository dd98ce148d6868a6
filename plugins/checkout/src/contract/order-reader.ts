import type { Transaction } from "@haat/sdk/server/database"
import type { OrderReturn } from "./order-returns"
import type { Order } from "./orders"

/**
 * The key of the module that reads orders and returns together with data of other plugins. It implements
 * `OrderReader`.
 */
export const ORDER_READER = "read_model"

export type OrderReader = {
  /** One order of a shopper, a cancelled one too; undefined when it is not theirs. */
  findOrder(filter: { customer_id: string; id: string }): Promise<Order | undefined>
  /** One page of a shopper's orders without the cancelled ones, newest first. */
  listOrders(page: { customer_id: string; page: number; limit: number }): Promise<Order[]>
  /** The returns of an order, newest first. */
  listReturns(order_id: string): Promise<OrderReturn[]>
  /** @param trx the transaction that has changed it, if one is open */
  findReturn(id: string, trx?: Transaction): Promise<OrderReturn | undefined>
}
