import { generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { SavedItem } from "./models/saved-item"

type Database = { raw<T>(text: string, values?: Record<string, unknown>): Promise<{ rows: T[] }> }

/** Whose, and which product. */
export type Place = { customer_id: string; product_id: string }
export type Kept = { product_id: string; quantity: number; saved_at: string }

const PLACE = "customer_id = :customer_id and product_id = :product_id and deleted_at is null"

/** What shoppers keep for later: one row for each shopper and product. */
export class SavedItemsService extends MedusaService({ SavedItem }) {
  private readonly database: Database

  constructor(dependencies: { __pg_connection__: Database }, options: object = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
  }

  /** Newest first. What is of a product that is no more does not count. */
  async listOf(customer_id: string): Promise<Kept[]> {
    const { rows } = await this.database.raw<Kept>(
      `select s.product_id, s.quantity, s.created_at as saved_at
       from saved_item s join product p on p.id = s.product_id and p.deleted_at is null
       where s.customer_id = :customer_id and s.deleted_at is null order by s.created_at desc, s.id desc`,
      { customer_id },
    )
    return rows
  }

  /** Adds so many pieces to what is there, never more than `most`. @returns how many were there before */
  async add({ customer_id, product_id }: Place, quantity: number, most: number): Promise<number> {
    const { rows } = await this.database.raw<{ before: number }>(
      `with before as (select quantity from saved_item where ${PLACE})
       insert into saved_item (id, customer_id, product_id, quantity)
       values (:id, :customer_id, :product_id, least(:quantity::int, :most::int))
       on conflict (customer_id, product_id) where deleted_at is null
       do update set quantity = least(saved_item.quantity + excluded.quantity, :most::int), updated_at = now()
       returning coalesce((select quantity from before), 0) as before`,
      { id: generateEntityId(undefined, "saved"), customer_id, product_id, quantity, most },
    )
    return rows[0].before
  }

  /** Makes it hold so many pieces again; 0 takes it out. */
  async put({ customer_id, product_id }: Place, quantity: number): Promise<void> {
    await this.database.raw(
      quantity ? `update saved_item set quantity = :quantity where ${PLACE}` : `delete from saved_item where ${PLACE}`,
      { customer_id, product_id, ...(quantity && { quantity }) },
    )
  }

  /** Takes it out; what is not there is no error. */
  async remove(place: Place): Promise<void> {
    await this.put(place, 0)
  }
}
