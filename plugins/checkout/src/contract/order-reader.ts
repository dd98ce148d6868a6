import type { Transaction } from "@haat/sdk/server/database"
import type { OrderReturn } from "./order-returns"
import type { Order } from "./orders"

/**
 * Key of the module that reads orders and returns together with data of other plugins. It implements
 * `OrderReader`.
 */
export const ORDER_READER = "read_model"

export type OrderReader = {
  /** Returns an order of a shopper, also a cancelled one; undefined for any other order. */
  findOrder(filter: { customer_id: string; id: string }): Promise<Order | undefined>
  /** Returns one page of a shopper's orders without the cancelled ones, newest first. */
  listOrders(page: { customer_id: string; page: number; limit: number }): Promise<Order[]>
  /** Returns the return requests of an order, newest first. */
  listReturns(order_id: string): Promise<OrderReturn[]>
  /** @param trx the transaction that has changed it, if one is open */
  findReturn(id: string, trx?: Transaction): Promise<OrderReturn | undefined>
}
