import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import {
  InventoryEvents,
  PricingEvents,
  ProductCategoryWorkflowEvents,
  ProductVariantWorkflowEvents,
} from "@medusajs/framework/utils"

/** Soft-deleted rows are followed too: what left a product changes it as much as what came. */
const OF_ITEM = `
  join product_variant_inventory_item l on l.inventory_item_id = part.inventory_item_id
  join product_variant v on v.id = l.variant_id where part.id = any(?)`

const OF_VARIANT = "select product_id from product_variant where id = any(?)"
const OF_CATEGORY = "select product_id from product_category_product where product_category_id = any(?)"
const OF_LEVEL = `select v.product_id from inventory_level part ${OF_ITEM}`
const OF_RESERVATION = `select v.product_id from reservation_item part ${OF_ITEM}`
const OF_PRICE = `
  select v.product_id from price part
  join product_variant_price_set l on l.price_set_id = part.price_set_id
  join product_variant v on v.id = l.variant_id where part.id = any(?)`

const PRODUCTS_OF: Record<string, string> = {
  [ProductVariantWorkflowEvents.CREATED]: OF_VARIANT,
  [ProductVariantWorkflowEvents.UPDATED]: OF_VARIANT,
  [ProductVariantWorkflowEvents.DELETED]: OF_VARIANT,
  [ProductCategoryWorkflowEvents.UPDATED]: OF_CATEGORY,
  [InventoryEvents.INVENTORY_LEVEL_CREATED]: OF_LEVEL,
  [InventoryEvents.INVENTORY_LEVEL_UPDATED]: OF_LEVEL,
  [InventoryEvents.INVENTORY_LEVEL_DELETED]: OF_LEVEL,
  [InventoryEvents.RESERVATION_ITEM_CREATED]: OF_RESERVATION,
  [InventoryEvents.RESERVATION_ITEM_UPDATED]: OF_RESERVATION,
  [InventoryEvents.RESERVATION_ITEM_DELETED]: OF_RESERVATION,
  [PricingEvents.PRICE_CREATED]: OF_PRICE,
  [PricingEvents.PRICE_UPDATED]: OF_PRICE,
  [PricingEvents.PRICE_DELETED]: OF_PRICE,
}

export const EVENTS_OF_PARTS = Object.keys(PRODUCTS_OF)

export const listProductsOfPart = async (db: Knex, event: string, ids: string[]): Promise<string[]> => {
  const { rows } = await db.raw<{ rows: { product_id: string }[] }>(PRODUCTS_OF[event], [ids])
  return [...new Set(rows.map(({ product_id }) => product_id))]
}
