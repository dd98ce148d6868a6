import type { Transaction } from "@haat/sdk/server/database"
import { generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { SavedItem } from "./models/saved-item"
import { addPieces, deleteItem, type Kept, listItems, type Place, setPieces } from "./queries/items"

export type { Kept, Place }

/** Items that shoppers keep for later: one row for each shopper and product. */
export class SavedItemsService extends MedusaService({ SavedItem }) {
  private readonly database: Transaction

  constructor(dependencies: { __pg_connection__: Transaction }, options: object = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
  }

  /** Newest first. What is of a product that is no more does not count. */
  listOf(customer_id: string): Promise<Kept[]> {
    return listItems(this.database, customer_id)
  }

  /** Adds pieces, never above `most` in all. @returns the previous number */
  add({ customer_id, product_id }: Place, quantity: number, most: number): Promise<number> {
    const id = generateEntityId(undefined, "saved")
    return addPieces(this.database, { id, customer_id, product_id, quantity, most })
  }

  /** Restores a number of pieces; 0 removes the item. */
  async put({ customer_id, product_id }: Place, quantity: number): Promise<void> {
    if (quantity) await setPieces(this.database, { customer_id, product_id, quantity })
    else await deleteItem(this.database, { customer_id, product_id })
  }

  /** Takes it out; what is not there is no error. */
  async remove(place: Place): Promise<void> {
    await this.put(place, 0)
  }
}
