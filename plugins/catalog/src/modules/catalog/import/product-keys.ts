import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ImportRow } from "../../../product-import"
import { foldName } from "../handle"
import { NOT_AMONG_PENDING_DELETION } from "../shop-product-row"

export type NamedProduct = { id: string; has_sku: boolean }

/** Products and variants by the keys that match rows without an id: SKU, handle, and name folded by `foldName`. */
export type ProductKeys = {
  skus: Map<string, { id: string; product_id: string }>
  handles: Map<string, string>
  names: Map<string, NamedProduct[]>
}

/** Reads the products and variants whose SKU, handle or name occurs in rows without an id. */
export const readProductKeys = async (db: Knex, rows: ImportRow[]): Promise<ProductKeys> => {
  const rowsWithoutId = rows.filter(({ id }) => id === undefined)
  const skus = rowsWithoutId.flatMap(({ variant }) => variant?.sku ?? [])
  const handles = rowsWithoutId.flatMap(({ handle }) => handle ?? [])
  const names = rowsWithoutId.flatMap(({ fields: { name } }) => (typeof name === "string" ? name : []))
  return {
    skus: skus.length ? await readSkus(db, skus) : new Map(),
    handles: handles.length ? await readHandles(db, handles) : new Map(),
    names: names.length ? await readNames(db, names) : new Map(),
  }
}

const readSkus = async (db: Knex, skus: string[]): Promise<ProductKeys["skus"]> => {
  const { rows } = await db.raw<{ rows: { sku: string; id: string; product_id: string }[] }>(
    `select v.sku, v.id, v.product_id
     from product_variant v
     join product p on p.id = v.product_id and p.deleted_at is null and ${NOT_AMONG_PENDING_DELETION}
     where v.sku = any(?) and v.deleted_at is null`,
    [skus],
  )
  return new Map(rows.map(({ sku, ...variant }) => [sku, variant]))
}

const readHandles = async (db: Knex, handles: string[]): Promise<ProductKeys["handles"]> => {
  const { rows } = await db.raw<{ rows: { handle: string; id: string }[] }>(
    `select p.handle, p.id
     from product p
     where p.handle = any(?) and p.deleted_at is null and ${NOT_AMONG_PENDING_DELETION}`,
    [handles],
  )
  return new Map(rows.map(({ handle, id }) => [handle, id]))
}

const readNames = async (db: Knex, names: string[]): Promise<ProductKeys["names"]> => {
  const { rows } = await db.raw<{ rows: { name: string; id: string; has_sku: boolean }[] }>(
    `select p.title as name, p.id, exists (
         select 1 from product_variant v
         where v.product_id = p.id and v.deleted_at is null and v.sku is not null
       ) as has_sku
     from product p
     where (p.title = any(?) or lower(btrim(regexp_replace(normalize(p.title, nfkc), '\\s+', ' ', 'g'))) = any(?))
       and p.deleted_at is null and ${NOT_AMONG_PENDING_DELETION}
     order by p.created_at, p.id`,
    [names, names.map(foldName)],
  )
  const named: ProductKeys["names"] = new Map()
  for (const { name, ...product } of rows) named.set(foldName(name), [...(named.get(foldName(name)) ?? []), product])
  return named
}
