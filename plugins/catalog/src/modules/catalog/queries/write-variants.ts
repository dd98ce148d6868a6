import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type NewPrice, SET_PRICES } from "./price"

export type StoredOption = { id: string; title: string; values: { id: string; value: string }[] }

/** Locks the product until the transaction ends. @returns its version, undefined when there is none */
export async function lockProduct(trx: Knex, product_id: string): Promise<string | undefined> {
  const { rows } = await trx.raw<{ rows: { updated_at: Date }[] }>(
    "select updated_at from product where id = ? and deleted_at is null for update",
    [product_id],
  )
  return rows[0]?.updated_at.toISOString()
}

/** Returns the exclusive options of products by product id, also those without a value. */
export async function readOptions(trx: Knex, product_ids: string[]): Promise<Map<string, StoredOption[]>> {
  const { rows } = await trx.raw<{ rows: (StoredOption & { product_id: string })[] }>(
    `select link.product_id, o.id, o.title, coalesce(jsonb_agg(jsonb_build_object('id', val.id, 'value', val.value))
       filter (where val.id is not null), '[]') as values
     from product_product_option link
     join product_option o on o.id = link.product_option_id and o.deleted_at is null and o.is_exclusive
     left join product_option_value val on val.option_id = o.id and val.deleted_at is null
     where link.product_id = any(?) and link.deleted_at is null group by link.product_id, o.id`,
    [product_ids],
  )
  const options = new Map<string, StoredOption[]>()
  for (const { product_id, ...option } of rows) options.set(product_id, [...(options.get(product_id) ?? []), option])
  return options
}

export type OptionRow = { id: string; product_id: string; title: string; rank: number }
export type ValueRow = {
  id: string
  product_id: string
  option_id: string
  value: string
  rank: number
  colour: string | null
  picture: string | null
}
export type Choice = { variant_id: string; value_id: string }
export type VariantRow = {
  id: string
  title: string
  sku: string | null
  gtin: string | null
  rank: number
  grams: number | null
  length: number | null
  breadth: number | null
  height: number | null
  active: boolean
  picture: string | null
  /** paise */
  mrp: number | null
  net_quantity: number | null
  net_unit: string | null
}

/**
 * Replaces the options, values and variant choices of products; ids are stored or new ones. Every product must have at
 * least one option.
 */
export async function writeOptions(
  trx: Knex,
  rows: { options: OptionRow[]; values: ValueRow[]; choices: Choice[] },
  newId: (prefix: string) => string,
): Promise<void> {
  const product_ids = [...new Set(rows.options.map(({ product_id }) => product_id))]
  const options = JSON.stringify(rows.options.map((option) => ({ ...option, link_id: newId("prodopt") })))
  const values = JSON.stringify(rows.values.map((value) => ({ ...value, link_id: newId("prodoptval") })))
  const choices = JSON.stringify(rows.choices)
  await trx.raw(
    `delete from product_variant_option chosen using product_variant v
     where v.id = chosen.variant_id and v.product_id = any(:product_ids)`,
    { product_ids },
  )
  await trx.raw(
    `with gone as (
       select link.product_option_id as id from product_product_option link
       join product_option o on o.id = link.product_option_id and o.is_exclusive
       where link.product_id = any(:product_ids) and link.product_option_id not in (
         select id from jsonb_to_recordset(:options::jsonb) as kept(id text))),
     gone_values as (
       update product_option_value val set deleted_at = now()
       where val.deleted_at is null and (val.option_id in (select id from gone) or val.option_id in (
           select id from jsonb_to_recordset(:options::jsonb) as kept(id text))
         and val.id not in (select id from jsonb_to_recordset(:values::jsonb) as kept(id text)))
       returning val.id),
     gone_value_links as (
       delete from product_product_option_value where product_option_value_id in (select id from gone_values)),
     gone_options as (update product_option set deleted_at = now() where id in (select id from gone))
     update product_product_option set deleted_at = now()
     where product_id = any(:product_ids) and product_option_id in (select id from gone)`,
    { product_ids, options, values },
  )
  await trx.raw(
    `insert into product_option (id, title, is_exclusive, metadata)
     select id, title, true, jsonb_build_object('rank', rank)
     from jsonb_to_recordset(:options::jsonb) as new(id text, title text, rank int)
     on conflict (id) do update set title = excluded.title, metadata = excluded.metadata, updated_at = now()`,
    { options },
  )
  // Avoids a unique violation when two values swap their names.
  await trx.raw(
    `update product_option_value val set value = val.id
     from jsonb_to_recordset(:values::jsonb) as new(id text, value text)
     where val.id = new.id and val.value <> new.value`,
    { values },
  )
  await trx.raw(
    `insert into product_option_value (id, value, option_id, rank, metadata)
     select id, value, option_id, rank,
       nullif(jsonb_strip_nulls(jsonb_build_object('colour', colour, 'picture', picture)), '{}')
     from jsonb_to_recordset(:values::jsonb) as new(id text, value text, option_id text, rank int, colour text,
       picture text)
     on conflict (id) do update set value = excluded.value, rank = excluded.rank, metadata = excluded.metadata,
       updated_at = now()`,
    { values },
  )
  await trx.raw(
    `insert into product_product_option (id, product_id, product_option_id)
     select link_id, product_id, id
     from jsonb_to_recordset(:options::jsonb) as new(id text, product_id text, link_id text)
     where not exists (select from product_product_option link
       where link.product_id = new.product_id and link.product_option_id = new.id and link.deleted_at is null)`,
    { options },
  )
  await trx.raw(
    `insert into product_product_option_value (id, product_product_option_id, product_option_value_id)
     select new.link_id, link.id, new.id
     from jsonb_to_recordset(:values::jsonb) as new(id text, product_id text, option_id text, link_id text)
     join product_product_option link on link.product_option_id = new.option_id and link.product_id = new.product_id
       and link.deleted_at is null
     where not exists (select from product_product_option_value known
       where known.product_product_option_id = link.id and known.product_option_value_id = new.id)`,
    { values },
  )
  await trx.raw(
    `insert into product_variant_option (variant_id, option_value_id)
     select variant_id, value_id from jsonb_to_recordset(:choices::jsonb) as new(variant_id text, value_id text)`,
    { choices },
  )
}

/** Updates titles, codes, ranks, measures, pictures, MRPs, net quantities and active states of variants. */
export const updateVariants = (trx: Knex, variants: VariantRow[]) =>
  trx.raw(
    `update product_variant v
     set title = new.title, sku = new.sku, barcode = new.gtin, variant_rank = new.rank, weight = new.grams,
       length = new.length, width = new.breadth, height = new.height,
       metadata = nullif(coalesce(v.metadata, '{}') - 'active' - 'picture' - 'mrp' - 'net_quantity' - 'net_unit'
         || jsonb_strip_nulls(jsonb_build_object('picture', new.picture, 'mrp', new.mrp,
           'net_quantity', new.net_quantity, 'net_unit', new.net_unit))
         || case when new.active then '{}'::jsonb else '{"active": "false"}'::jsonb end, '{}'), updated_at = now()
     from jsonb_to_recordset(:variants::jsonb) as new(
       id text, title text, sku text, gtin text, rank int, grams real, active boolean,
       picture text, mrp bigint, net_quantity numeric, net_unit text, length real, breadth real, height real)
     where v.id = new.id`,
    { variants: JSON.stringify(variants) },
  )

/** Soft-deletes variants; their order lines and reservations stay. */
export const removeVariants = (trx: Knex, ids: string[]) =>
  trx.raw("update product_variant set deleted_at = now() where id = any(?)", [ids])

/** Updates the versions (`updated_at`) of products, and sets these prices. */
export const touchProducts = (trx: Knex, product_ids: string[], prices: NewPrice[]) =>
  trx.raw(
    `with ${SET_PRICES}
     update product set updated_at = greatest(now(), updated_at + interval '1 millisecond')
     where id = any(:product_ids)`,
    { product_ids, prices: JSON.stringify(prices) },
  )
