import type { TestShop } from "@haat/testing"

/** SQL: copies a row $2 times with other ids. */
const copyRows = (table: string, changes: string, where: string) => `
  insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${changes}))).*
  from ${table} t, generate_series(1, $2::int) n where ${where}`

const COPIES = [
  copyRows("product", "'id', id || '_' || n, 'handle', handle || '-' || n, 'status', 'draft'", "id = $1"),
  copyRows(
    "product_variant",
    "'id', id || '_' || n, 'product_id', product_id || '_' || n, 'sku', null",
    "product_id = $1 and deleted_at is null",
  ),
  copyRows(
    "product_variant_price_set",
    "'id', id || '_' || n, 'variant_id', variant_id || '_' || n",
    "variant_id in (select id from product_variant where product_id = $1) and deleted_at is null",
  ),
  copyRows(
    "cart_line_item",
    "'id', id || '_' || n, 'product_id', product_id || '_' || n, 'variant_id', variant_id || '_' || n",
    "product_id = $1 and deleted_at is null",
  ),
]

/** Adds `count` hidden copies of a product to every cart that has it. */
export async function addCopies(haat: TestShop, product_id: string, count: number) {
  for (const statement of COPIES) await haat.sql(statement, [product_id, count])
}

/** Deletes the copies. */
export async function removeCopies(haat: TestShop, product_id: string) {
  await haat.sql(
    `delete from product_variant_price_set
     where variant_id in (select id from product_variant where starts_with(product_id, $1))`,
    [`${product_id}_`],
  )
  await haat.sql("delete from product where starts_with(id, $1)", [`${product_id}_`])
}
