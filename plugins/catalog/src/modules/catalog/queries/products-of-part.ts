import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import {
  InventoryEvents,
  PricingEvents,
  ProductCategoryWorkflowEvents,
  ProductVariantWorkflowEvents,
} from "@medusajs/framework/utils"

/** Joins soft-deleted rows too, as a removed part changes its product as well. */
const JOIN_ITEM_VARIANT = `
  join product_variant_inventory_item l on l.inventory_item_id = part.inventory_item_id
  join product_variant v on v.id = l.variant_id where part.id = any(?)`

const BY_VARIANT = "select product_id from product_variant where id = any(?)"
const BY_CATEGORY = "select product_id from product_category_product where product_category_id = any(?)"
const BY_INVENTORY_LEVEL = `select v.product_id from inventory_level part ${JOIN_ITEM_VARIANT}`
const BY_RESERVATION = `select v.product_id from reservation_item part ${JOIN_ITEM_VARIANT}`
const BY_PRICE = `
  select v.product_id from price part
  join product_variant_price_set l on l.price_set_id = part.price_set_id
  join product_variant v on v.id = l.variant_id where part.id = any(?)`

const PRODUCT_QUERIES: Record<string, string> = {
  [ProductVariantWorkflowEvents.CREATED]: BY_VARIANT,
  [ProductVariantWorkflowEvents.UPDATED]: BY_VARIANT,
  [ProductVariantWorkflowEvents.DELETED]: BY_VARIANT,
  [ProductCategoryWorkflowEvents.UPDATED]: BY_CATEGORY,
  [InventoryEvents.INVENTORY_LEVEL_CREATED]: BY_INVENTORY_LEVEL,
  [InventoryEvents.INVENTORY_LEVEL_UPDATED]: BY_INVENTORY_LEVEL,
  [InventoryEvents.INVENTORY_LEVEL_DELETED]: BY_INVENTORY_LEVEL,
  [InventoryEvents.RESERVATION_ITEM_CREATED]: BY_RESERVATION,
  [InventoryEvents.RESERVATION_ITEM_UPDATED]: BY_RESERVATION,
  [InventoryEvents.RESERVATION_ITEM_DELETED]: BY_RESERVATION,
  [PricingEvents.PRICE_CREATED]: BY_PRICE,
  [PricingEvents.PRICE_UPDATED]: BY_PRICE,
  [PricingEvents.PRICE_DELETED]: BY_PRICE,
}

export const EVENTS_OF_PARTS = Object.keys(PRODUCT_QUERIES)

export const listProductsOfPart = async (db: Knex, event: string, ids: string[]): Promise<string[]> => {
  const { rows } = await db.raw<{ rows: { product_id: string }[] }>(PRODUCT_QUERIES[event], [ids])
  return [...new Set(rows.map(({ product_id }) => product_id))]
}
