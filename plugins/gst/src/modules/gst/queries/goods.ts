import type { SaveGoodsTax } from "@haat/catalog/contract"
import type { Transaction } from "@haat/sdk/server/database"
import type { GoodsTax } from "../../../contract"

export type StoredProductTax = { own: SaveGoodsTax; category: SaveGoodsTax; applied: GoodsTax }

/** Tax of a product; undefined when there is no such product. */
export async function readProductTax(db: Transaction, product_id: string): Promise<StoredProductTax | undefined> {
  const { rows } = await db.raw<StoredProductTax>(
    `select own, category, jsonb_build_object('hsn', hsn, 'rate_class', rate_class, 'exempt', exempt) as applied
     from product_tax where product_id = :product_id`,
    { product_id },
  )
  return rows[0]
}

/** Tax classifications of these products themselves. */
export async function readOwnTaxes(db: Transaction, ids: string[]): Promise<Map<string, SaveGoodsTax>> {
  const { rows } = await db.raw<{ product_id: string; own: SaveGoodsTax }>(
    "select product_id, own from product_tax where product_id = any(:ids::text[])",
    { ids },
  )
  return new Map(rows.map(({ product_id, own }) => [product_id, own]))
}

/**
 * Reads like `readOwnTaxes`, and locks until the transaction ends: products without a classification get a row that can
 * be locked.
 */
export async function lockOwnTaxes(trx: Transaction, ids: string[]): Promise<Map<string, SaveGoodsTax>> {
  await trx.raw(
    `insert into gst_product (product_id) select id from shop_product where id = any(:ids::text[]) order by id
     on conflict (product_id) do nothing`,
    { ids },
  )
  await trx.raw("select from gst_product where product_id = any(:ids::text[]) order by product_id for update", { ids })
  return readOwnTaxes(trx, ids)
}

/** Tax classification of a category; undefined when there is no such category. */
export async function readCategoryTax(db: Transaction, category_id: string): Promise<SaveGoodsTax | undefined> {
  const { rows } = await db.raw<SaveGoodsTax>(
    `select t.hsn, t.rate_class, t.exempt from shop_category c left join gst_category t on t.category_id = c.id
     where c.id = :category_id`,
    { category_id },
  )
  return rows[0]
}

const save = (table: "gst_product" | "gst_category", key: string, of: string) => `
  insert into ${table} (${key}, hsn, rate_class, exempt)
  select there.id, new.hsn, new.rate_class, new.exempt
  from jsonb_to_recordset(:taxes::jsonb) as new(id text, hsn text, rate_class text, exempt boolean)
  join ${of} there on there.id = new.id
  on conflict (${key}) do update set hsn = excluded.hsn, rate_class = excluded.rate_class, exempt = excluded.exempt,
    updated_at = now()
  returning ${key}`
const SAVE_PRODUCTS = save("gst_product", "product_id", "shop_product")
const SAVE_CATEGORY = save("gst_category", "category_id", "shop_category")

/** @returns how many of these products are there */
export async function writeProductTaxes(db: Transaction, taxes: ({ id: string } & SaveGoodsTax)[]): Promise<number> {
  return (await db.raw(SAVE_PRODUCTS, { taxes: JSON.stringify(taxes) })).rows.length
}

/** @returns whether there is such a category */
export async function writeCategoryTax(db: Transaction, id: string, tax: SaveGoodsTax): Promise<boolean> {
  return (await db.raw(SAVE_CATEGORY, { taxes: JSON.stringify([{ id, ...tax }]) })).rows.length > 0
}

export type PricedVariant = GoodsTax & { product_id: string; variant_id: string; name: string; price: number }

/**
 * Prices of taxed products on sale, in rupees: of one product, or of all whose price is between two, a condition that
 * is evaluated first as few match.
 */
export async function readPrices(
  db: Transaction,
  wanted: { product_id: string | null; above: number; below: number },
  most: number,
): Promise<PricedVariant[]> {
  const { rows } = await db.raw<PricedVariant>(
    `select v.product_id, v.variant_id, v.name || coalesce(' (' || v.choice || ')', '') as name,
       v.price::float8 as price, t.hsn, t.rate_class, t.exempt
     from sellable_variant v join product_tax t on t.product_id = v.product_id
     where (v.product_id = :product_id or :product_id::text is null and v.on_sale)
       and v.price > :above and v.price < :below and not t.exempt
     order by v.price, v.variant_id limit :most`,
    { ...wanted, most },
  )
  return rows
}

/** Number of products on sale whose HSN code has fewer digits than are needed. */
export async function countWithoutHsn(db: Transaction, digits: number): Promise<number> {
  const { rows } = await db.raw<{ count: number }>(
    `select count(*)::int as count from product_tax t
     where length(t.hsn) < :digits
       and exists (select from sellable_variant v where v.product_id = t.product_id and v.on_sale)`,
    { digits },
  )
  return rows[0].count
}
