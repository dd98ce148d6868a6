import type { OrderReader } from "@haat/checkout/contract"
import type { Transaction } from "@haat/sdk/server/database"
import { findOrder, listOrders } from "../../queries/orders"
import { findReturn, listReturns } from "../../queries/returns"

/** Reads orders and returns together with the data of several plugins. It has no tables. */
export class ReadModelService implements OrderReader {
  readonly #database: Transaction

  constructor(dependencies: { __pg_connection__: Transaction }) {
    this.#database = dependencies.__pg_connection__
  }

  findOrder: OrderReader["findOrder"] = (filter) => findOrder(this.#database, filter)

  listOrders: OrderReader["listOrders"] = (page) => listOrders(this.#database, page)

  listReturns: OrderReader["listReturns"] = (order_id) => listReturns(this.#database, order_id)

  findReturn: OrderReader["findReturn"] = (id, trx = this.#database) => findReturn(trx, id)
}
