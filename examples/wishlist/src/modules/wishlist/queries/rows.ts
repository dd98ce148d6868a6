import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { Wishlist } from "../../../contract"

type Rows<Row> = { rows: Row[] }
type Own = { id: string; customer_id: string }

/** Columns of a list `w`. */
const LIST = `w.id, w.name, w.share_token, array(
  select i.product_id from wishlist_item i where i.wishlist_id = w.id order by i.created_at desc
) as product_ids`

export const selectWishlists = async (db: Knex, customer_id: string): Promise<Wishlist[]> =>
  (
    await db.raw<Rows<Wishlist>>(
      `select ${LIST} from wishlist w where w.customer_id = :customer_id order by w.updated_at desc, w.id`,
      { customer_id },
    )
  ).rows

/** Returns a shared list with the first name of its owner. @param by its link, or its id */
export const selectShared = async (
  db: Knex,
  by: { share_token: string } | { id: string },
): Promise<(Wishlist & { owner: string; share_token: string }) | undefined> => {
  const [[column, value]] = Object.entries(by)
  const { rows } = await db.raw<Rows<Wishlist & { owner: string; share_token: string }>>(
    `select ${LIST}, c.first_name as owner from wishlist w join shopper c on c.id = w.customer_id
     where w.?? = ? and w.share_token is not null`,
    [column, value],
  )
  return rows[0]
}

/** Returns true when the product exists, also as a draft. */
export const isProduct = async (db: Knex, id: string): Promise<boolean> =>
  (await db.raw<Rows<unknown>>("select from shop_product where id = :id", { id })).rows.length > 0

/** @returns its id, undefined when the shopper has `most` lists already */
export const insertWishlist = async (
  db: Knex,
  input: { customer_id: string; name: string; most: number },
): Promise<string | undefined> =>
  (
    await db.raw<Rows<{ id: string }>>(
      `insert into wishlist (id, customer_id, name) select :id, :customer_id, :name
       where (select count(*) from wishlist where customer_id = :customer_id) < :most returning id`,
      { ...input, id: generateEntityId() },
    )
  ).rows[0]?.id

/** Adds a product that the list does not have. @returns false when the list has `most` already */
export const insertItem = async (
  db: Knex,
  input: { wishlist_id: string; product_id: string; most: number },
): Promise<boolean> => {
  const { rows } = await db.raw<Rows<unknown>>(
    `with added as (
       insert into wishlist_item (id, wishlist_id, product_id) select :id, :wishlist_id, :product_id
       where (select count(*) from wishlist_item where wishlist_id = :wishlist_id) < :most
       on conflict (wishlist_id, product_id) where deleted_at is null do update set updated_at = now()
       returning wishlist_id
     )
     update wishlist set updated_at = now() from added where id = added.wishlist_id returning id`,
    { ...input, id: generateEntityId() },
  )
  return rows.length > 0
}

type Item = { customer_id: string; product_id: string; wishlist_id?: string }

export const deleteItem = async (db: Knex, { wishlist_id = "", ...item }: Item): Promise<void> => {
  await db.raw(
    `delete from wishlist_item i using wishlist w
     where w.id = i.wishlist_id and w.customer_id = :customer_id and i.product_id = :product_id
       and :wishlist_id in ('', w.id)`,
    { ...item, wishlist_id },
  )
}

/** @returns whether the shopper had it */
export const deleteWishlist = async (db: Knex, own: Own): Promise<boolean> =>
  (await db("wishlist").where(own).delete()) > 0

/** @param share_token null ends the sharing @returns whether the shopper has this list */
export const updateToken = async (db: Knex, own: Own, share_token: string | null): Promise<boolean> =>
  (await db("wishlist").where(own).update({ share_token })) > 0
