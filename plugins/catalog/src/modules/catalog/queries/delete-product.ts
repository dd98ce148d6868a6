import { sql } from "@haat/sdk/server/queries/sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const DELETED_NOW = "deleted_at = now(), updated_at = now()"

/**
 * SQL: soft-deletes a product with everything that belongs to it alone, as Medusa's workflow does. Inventory items with
 * reservations keep their stock; only their links to the variants are deleted.
 */
const DELETE_PRODUCT = sql`
  with variants as (
    update product_variant set ${DELETED_NOW} where product_id = :id and deleted_at is null
    returning id, manage_inventory
  ),
  item_links as (
    update product_variant_inventory_item link set ${DELETED_NOW}
    from variants where link.variant_id = variants.id and link.deleted_at is null
    returning link.inventory_item_id, variants.manage_inventory
  ),
  items as (
    update inventory_item item set ${DELETED_NOW}
    where item.deleted_at is null
      and item.id in (select inventory_item_id from item_links where manage_inventory)
      and not exists (
        select from inventory_level level
        where level.inventory_item_id = item.id and level.deleted_at is null and level.reserved_quantity > 0
      )
      and not exists (
        select from product_variant_inventory_item other
        where other.inventory_item_id = item.id and other.deleted_at is null
          and other.variant_id not in (select id from variants)
      )
    returning item.id
  ),
  levels as (
    update inventory_level set ${DELETED_NOW} where inventory_item_id in (select id from items) and deleted_at is null
  ),
  price_links as (
    update product_variant_price_set link set ${DELETED_NOW}
    from variants where link.variant_id = variants.id and link.deleted_at is null
    returning link.price_set_id
  ),
  price_sets as (
    update price_set set ${DELETED_NOW} where id in (select price_set_id from price_links) and deleted_at is null
  ),
  prices as (
    update price set ${DELETED_NOW} where price_set_id in (select price_set_id from price_links) and deleted_at is null
  ),
  images as (
    update image set ${DELETED_NOW} where product_id = :id and deleted_at is null
  ),
  channels as (
    update product_sales_channel set ${DELETED_NOW} where product_id = :id and deleted_at is null
  ),
  profiles as (
    update product_shipping_profile set ${DELETED_NOW} where product_id = :id and deleted_at is null
  ),
  options as (
    update product_option option set ${DELETED_NOW}
    from product_product_option link
    where link.product_id = :id and link.product_option_id = option.id and option.is_exclusive
      and option.deleted_at is null and link.deleted_at is null
    returning option.id
  ),
  option_values as (
    update product_option_value set ${DELETED_NOW} where option_id in (select id from options) and deleted_at is null
  ),
  option_links as (
    update product_product_option set ${DELETED_NOW}
    where product_option_id in (select id from options) and deleted_at is null
    returning id
  ),
  value_links as (
    update product_product_option_value set ${DELETED_NOW}
    where product_product_option_id in (select id from option_links) and deleted_at is null
  )
  update product set ${DELETED_NOW} where id = :id`

/** Deletes a product in the caller's transaction, which has locked it and its stock. */
export const deleteProductRows = (trx: Knex, id: string) => trx.raw(DELETE_PRODUCT, { id })
