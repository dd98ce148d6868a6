import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { BigNumberInput, Context } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import inventory from "@medusajs/medusa/inventory"
import { CHECKOUT_ERRORS } from "../../errors"
import { adjustStock } from "../../queries/adjust-stock"

/** Used internals of Medusa's inventory service, which its type hides. */
type Adjusting = {
  baseRepository_: {
    getActiveManager(context: Context): { getTransactionContext(): Knex | undefined; getKnex(): Knex }
  }
  inventoryLevelService_: { retrieve(id: string, config: object, context: Context): Promise<unknown> }
  adjustInventory_(item: string, location: string, by: BigNumberInput, context?: Context): Promise<unknown>
}

/**
 * Makes Medusa's inventory service add to the stock in the database. Its own way (2.21) reads the stock, adds in
 * JavaScript and writes the sum, which undoes every change in between: its locks are unknown to code that writes SQL. A
 * subclass cannot do it: Medusa loads the service from its own package, whatever module is named in the settings.
 */
export async function makeStockRelative() {
  const service = inventory.service.prototype as unknown as Adjusting
  service.adjustInventory_ = async function (this: Adjusting, item, location, by, context = {}) {
    const manager = this.baseRepository_.getActiveManager(context)
    const database = manager.getTransactionContext() ?? manager.getKnex()
    const level = await adjustStock(database, {
      ...{ inventory_item_id: item, location_id: location, pieces: MathBN.convert(by).toString() },
    })
    if (!level) throw new HttpError(CHECKOUT_ERRORS.no_such_inventory_level, { item, location })
    return this.inventoryLevelService_.retrieve(level, {}, context)
  }
}
