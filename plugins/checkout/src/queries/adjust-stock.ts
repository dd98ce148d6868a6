import { HttpError } from "@haat/sdk/server/http-error"
import { addLevels, lockLevels, moveStock } from "@haat/sdk/server/queries/stock-levels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { CHECKOUT_ERRORS } from "../errors"

/** Change of the stock of an item at a location: a decimal number of pieces, negative to reduce it. */
type StockChange = { inventory_item_id: string; location_id: string; pieces: string }

const GOODS = `
  select * from jsonb_to_recordset(:goods::jsonb) as goods (inventory_item_id text, location_id text, pieces numeric)`

/**
 * Adds goods to the stock, in the caller's transaction. Creates the stock level of an item at a location that has none.
 */
export async function putOnStock(trx: Knex, goods: StockChange[]): Promise<void> {
  const statements = [
    lockLevels(`select inventory_item_id from (${GOODS}) goods`),
    addLevels(GOODS),
    moveStock("+", GOODS),
  ]
  for (const statement of statements) await trx.raw(statement, { goods: JSON.stringify(goods) })
}

/** Adds pieces to a stock level. @returns the id of the level @throws HttpError 404 when there is none */
export async function adjustStock(db: Knex, goods: StockChange): Promise<string> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(moveStock("+", GOODS), { goods: JSON.stringify([goods]) })
  const { inventory_item_id: item, location_id: location } = goods
  if (!rows[0]) throw new HttpError(CHECKOUT_ERRORS.no_such_inventory_level, { item, location })
  return rows[0].id
}
