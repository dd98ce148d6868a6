/**
 * What is kept in which warehouse: a row for each variant there, with the pieces of its stock that are counted there and those of
 * them that are promised. A place that nothing is left at, of goods that are kept elsewhere too, has none. Of a product that was
 * deleted there is what orders still wait for, without the product.
 */
export const WAREHOUSE_GOODS = `
  create or replace view warehouse_goods as
  select level.location_id, v.product_id, v.id as variant_id, level.stocked_quantity as stocked, level.reserved_quantity as reserved,
    level.inventory_item_id
  from inventory_level level
  left join product_variant_inventory_item link on link.inventory_item_id = level.inventory_item_id and link.deleted_at is null
  left join product_variant v on v.id = link.variant_id and v.deleted_at is null
  where level.deleted_at is null and (level.reserved_quantity <> 0 or (v.id is not null and (
    level.stocked_quantity <> 0 or not exists (
      select from inventory_level other where other.inventory_item_id = level.inventory_item_id and other.id <> level.id
        and other.deleted_at is null))))`
