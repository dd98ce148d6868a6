/**
 * Written for Medusa 2.21.2.
 * Reason: `adjustInventory` writes a sum that it worked out of what it had read before.
 * Upstream: https://github.com/medusajs/medusa/issues/16576 (closed as stale, not fixed).
 */

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { BigNumberInput, Context } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import inventory from "@medusajs/medusa/inventory"

/** Used internals of Medusa's inventory service, which its type hides. */
type Adjusting = {
  baseRepository_: {
    getActiveManager(context: Context): { getTransactionContext(): Knex | undefined; getKnex(): Knex }
  }
  inventoryLevelService_: { retrieve(id: string, config: object, context: Context): Promise<unknown> }
  adjustInventory_(item: string, location: string, by: BigNumberInput, context?: Context): Promise<unknown>
}

/** Adds pieces, a decimal, to what is stocked of an item in a place. @returns the id of the level */
type AddInSql = (
  database: Knex,
  goods: { inventory_item_id: string; location_id: string; pieces: string },
) => Promise<string>

/**
 * Makes Medusa's inventory service add to the stock in the database. Its own way reads the stock, adds in
 * JavaScript and writes the sum, which undoes every change in between: its locks are unknown to code that writes SQL. A
 * subclass cannot do it: Medusa loads the service from its own package, whatever module is named in the settings.
 */
export function patchRelativeStock(addInSql: AddInSql) {
  const service = inventory.service.prototype as unknown as Adjusting
  service.adjustInventory_ = async function (this: Adjusting, item, location, by, context = {}) {
    const manager = this.baseRepository_.getActiveManager(context)
    const database = manager.getTransactionContext() ?? manager.getKnex()
    const goods = { inventory_item_id: item, location_id: location, pieces: MathBN.convert(by).toString() }
    const level = await addInSql(database, goods)
    return this.inventoryLevelService_.retrieve(level, {}, context)
  }
}
