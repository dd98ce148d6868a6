import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type ListAddresses, MAX_IN_SITEMAP } from "../../../contract"
import { NOT_AMONG_PENDING_DELETION } from "../shop-product-row"

const IS_PUBLISHED = `p.deleted_at is null and p.status = 'published' and ${NOT_AMONG_PENDING_DELETION}`

type Address = { id: string; updated_at: string }

/** Returns a page of published products, ordered by id so that pages stay stable. */
export const listAddresses = async (db: Knex, { page, limit }: ListAddresses): Promise<Address[]> => {
  const { rows } = await db.raw<{ rows: { id: string; updated_at: Date }[] }>(
    `select p.id, p.updated_at
     from product p
     where ${IS_PUBLISHED}
     order by p.id
     limit :limit
     offset :offset`,
    { limit, offset: (page - 1) * limit },
  )
  return rows.map(({ id, updated_at }) => ({ id, updated_at: updated_at.toISOString() }))
}

type Sitemap = { products: number; updated_at: string }

/** Returns the size and last change of each sitemap; each holds `size` products. */
export const listSitemaps = async (db: Knex, size = MAX_IN_SITEMAP): Promise<Sitemap[]> => {
  const { rows } = await db.raw<{ rows: { products: string; updated_at: Date }[] }>(
    `with addresses as (
       select p.updated_at, (row_number() over (order by p.id) - 1) / :size::integer as sitemap
       from product p
       where ${IS_PUBLISHED}
     )
     select count(*) as products, max(updated_at) as updated_at
     from addresses
     group by sitemap
     order by sitemap`,
    { size },
  )
  return rows.map(({ products, updated_at }) => ({ products: Number(products), updated_at: updated_at.toISOString() }))
}
