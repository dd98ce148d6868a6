import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { __Row__ } from "../../../contract"

type Rows<Row> = { rows: Row[] }

/** Returns true when the product exists, also as a draft. */
export const isProduct = async (db: Knex, id: string): Promise<boolean> =>
  (await db.raw<Rows<unknown>>("select from shop_product where id = :id", { id })).rows.length > 0

export const select__Rows__ = async (db: Knex, customer_id: string): Promise<__Row__[]> =>
  (
    await db.raw<Rows<__Row__>>(
      `select id, name, product_id, created_at from __table__
       where customer_id = :customer_id order by created_at desc, id`,
      { customer_id },
    )
  ).rows

type Input = { customer_id: string; product_id: string | null; name: string; most: number }

/** @returns undefined when the shopper has `most` already */
export const insert__Row__ = async (db: Knex, input: Input): Promise<__Row__ | undefined> =>
  (
    await db.raw<Rows<__Row__>>(
      `insert into __table__ (id, customer_id, product_id, name)
       select :id, :customer_id, :product_id, :name
       where (select count(*) from __table__ where customer_id = :customer_id) < :most
       on conflict (customer_id, product_id) where deleted_at is null
       do update set name = excluded.name, updated_at = now()
       returning id, name, product_id, created_at`,
      { ...input, id: generateEntityId() },
    )
  ).rows[0]

/** @returns whether the shopper had it */
export const delete__Row__ = async (db: Knex, own: { id: string; customer_id: string }): Promise<boolean> =>
  (await db.raw<Rows<unknown>>("delete from __table__ where id = :id and customer_id = :customer_id returning id", own))
    .rows.length > 0
