import { HttpError } from "@haat/http/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { BigNumberInput, Context } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import inventory from "@medusajs/medusa/inventory"
import { CHECKOUT_ERRORS } from "../../errors"

/** What is used of Medusa's inventory service, whose type shows none of it. */
type Adjusting = {
  baseRepository_: {
    getActiveManager(context: Context): { getTransactionContext(): Knex | undefined; getKnex(): Knex }
  }
  inventoryLevelService_: { retrieve(id: string, config: object, context: Context): Promise<unknown> }
  adjustInventory_(item: string, location: string, by: BigNumberInput, context?: Context): Promise<unknown>
}

const STOCKED = "il.stocked_quantity + :by::numeric"

/** Medusa keeps every number twice: as numeric, and exactly in jsonb. */
const ADJUST = `
  update inventory_level il set stocked_quantity = ${STOCKED}, updated_at = now(),
    raw_stocked_quantity = jsonb_build_object('value', trim_scale(${STOCKED})::text, 'precision', 20)
  where inventory_item_id = :item and location_id = :location and deleted_at is null
  returning id`

/**
 * Has Medusa's inventory service add to the stock in the database. Its own way (2.21) reads the stock, adds in JavaScript
 * and writes the sum, which undoes every change in between: its locks are known to nobody who writes SQL. A subclass
 * cannot do it: Medusa loads the service from its own package, whatever module is named in the settings.
 */
export async function makeStockRelative() {
  const service = inventory.service.prototype as unknown as Adjusting
  service.adjustInventory_ = async function (this: Adjusting, item, location, by, context = {}) {
    const manager = this.baseRepository_.getActiveManager(context)
    const { rows } = await (manager.getTransactionContext() ?? manager.getKnex()).raw<{ rows: { id: string }[] }>(
      ADJUST,
      { item, location, by: MathBN.convert(by).toString() },
    )
    if (!rows.length) {
      throw new HttpError(CHECKOUT_ERRORS.no_such_inventory_level, { item, location })
    }
    return this.inventoryLevelService_.retrieve(rows[0].id, {}, context)
  }
}
