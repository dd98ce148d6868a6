import type { Transaction } from "@haat/sdk/server/database"

/** Customer and product of a saved item: `product_id` is a product's id, or one of its variants'. */
export type SavedItemKey = { customer_id: string; product_id: string }
export type StoredSavedItem = Pick<SavedItemKey, "product_id"> & {
  quantity: number
  saved_at: string
  /** set for one of several variants */
  variant: { product_id: string; choice: string; price: number; pieces: number } | null
}

/** Lists the saved items of a shopper, newest first, without deleted products. */
export async function listItems(db: Transaction, customer_id: string): Promise<StoredSavedItem[]> {
  const { rows } = await db.raw<StoredSavedItem>(
    `select s.product_id, s.quantity, s.created_at as saved_at,
       case when offer.variant_id is not null then jsonb_build_object('product_id', offer.product_id,
         'choice', offer.choice, 'price', offer.price,
         'pieces', case when offer.on_sale then offer.pieces else 0 end) end as variant
     from saved_item s left join sellable_variant offer on offer.variant_id = s.product_id
     join shop_product p on p.id = coalesce(offer.product_id, s.product_id)
     where s.customer_id = :customer_id and s.deleted_at is null order by s.created_at desc, s.id desc`,
    { customer_id },
  )
  return rows
}

/** Adds pieces to a saved item, up to `most` in total. */
export async function saveItem(
  db: Transaction,
  item: SavedItemKey & { id: string; quantity: number; most: number },
): Promise<void> {
  await db.raw(
    `insert into saved_item (id, customer_id, product_id, quantity)
     values (:id, :customer_id, :product_id, least(:quantity::int, :most::int))
     on conflict (customer_id, product_id) where deleted_at is null
     do update set quantity = least(saved_item.quantity + excluded.quantity, :most::int), updated_at = now()`,
    item,
  )
}

/** Deletes a saved item; deleting a missing one has no effect. */
export async function deleteItem(db: Transaction, key: SavedItemKey): Promise<void> {
  await db.raw(
    "delete from saved_item where customer_id = :customer_id and product_id = :product_id and deleted_at is null",
    key,
  )
}
