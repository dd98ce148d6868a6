import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { toGrams } from "../../../units"

export type NewVariant = {
  id: string
  product_id: string
  title: string
  /** Position among the product's variants, from 0. */
  rank: number
  /** Rupees. */
  price: number
  quantity: number
  sku?: string
  gtin?: string
  /** kg */
  weight?: number
  /** cm */
  length?: number
  breadth?: number
  height?: number
  active?: boolean
  /** paise */
  mrp?: number
  net_quantity?: number
  net_unit?: string
  /** Id of its own picture. */
  image?: string
}

export const newId = (prefix: string) => generateEntityId(undefined, prefix)
/** Returns the jsonb value that Medusa stores beside each numeric column. */
const toRawNumber = (value: number) => JSON.stringify({ value: String(value), precision: 20 })

/** Fields without a column in Medusa, as JSON; null when there are none. */
const toVariantMetadata = ({ active = true, image, mrp, net_quantity, net_unit }: Partial<NewVariant>) => {
  const metadata = JSON.stringify({ ...(!active && { active: "false" }), picture: image, mrp, net_quantity, net_unit })
  return metadata === "{}" ? null : metadata
}

/**
 * Adds variants with the rows that Medusa's workflow writes: price, stock and their links, without options. Runs a few
 * statements for all, in the caller's transaction, which calls `rejectAboveMrp` afterwards.
 */
export async function insertVariants(trx: Knex, variants: NewVariant[], stock_location_id: string): Promise<void> {
  if (!variants.length) return
  const newRows = variants.map((variant) => ({ ...variant, price_set: newId("pset"), item: newId("iitem") }))
  const insert = (table: string, toRow: (variant: (typeof newRows)[number]) => object) =>
    trx(table).insert(newRows.map(toRow))
  await insert("product_variant", ({ id, product_id, title, rank, sku, gtin, weight, ...own }) => ({
    id,
    product_id,
    title,
    variant_rank: rank,
    sku: sku ?? null,
    barcode: gtin ?? null,
    manage_inventory: true,
    weight: weight === undefined ? null : toGrams(weight),
    length: own.length ?? null,
    width: own.breadth ?? null,
    height: own.height ?? null,
    metadata: toVariantMetadata(own),
  }))
  await insert("price_set", ({ price_set }) => ({ id: price_set }))
  await insert("price", ({ price_set, price }) => ({
    id: newId("price"),
    price_set_id: price_set,
    currency_code: "inr",
    amount: price,
    raw_amount: toRawNumber(price),
    rules_count: 0,
  }))
  await insert("inventory_item", ({ item, title, sku }) => ({
    id: item,
    sku: sku ?? null,
    title,
    description: title,
    requires_shipping: true,
  }))
  await insert("inventory_level", ({ item, quantity }) => ({
    id: newId("ilev"),
    inventory_item_id: item,
    location_id: stock_location_id,
    stocked_quantity: quantity,
    raw_stocked_quantity: toRawNumber(quantity),
    reserved_quantity: 0,
    raw_reserved_quantity: toRawNumber(0),
    incoming_quantity: 0,
    raw_incoming_quantity: toRawNumber(0),
  }))
  await insert("product_variant_price_set", ({ id, price_set }) => ({
    id: newId("pvps"),
    variant_id: id,
    price_set_id: price_set,
  }))
  await insert("product_variant_inventory_item", ({ id, item }) => ({
    id: newId("pvitem"),
    variant_id: id,
    inventory_item_id: item,
    required_quantity: 1,
  }))
}
