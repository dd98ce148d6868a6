import { index, routine, table, view } from "@haat/sdk/server/schema/declare"
import { followRows, refreshInBatches } from "@haat/sdk/server/schema/follow-rows"

/** Number of pieces that can be sold of a variant whose stock the owner does not count. */
const UNCOUNTED_PIECES = 1_000_000

/**
 * Number of pieces of each variant that can be sold, and their location: an order takes a line from one location, so
 * the location with the most pieces counts. Triggers maintain it, as they maintain the prices (see prices.ts); every
 * variant has a row.
 *
 * A transaction that locks rows of this table has locked their stock levels before, in the sequence of items and
 * locations, so that no two transactions deadlock.
 */
export const VARIANT_STOCK = table(
  "variant_stock",
  [],
  `
create table if not exists variant_stock (
  variant_id text primary key,
  inventory_item_id text,
  location_id text,
  required_quantity int not null default 1,
  pieces int not null default 0
)`,
)

export const VARIANT_STOCK_INDEX = index("variant_stock_pieces", "variant_stock", "(pieces)", {
  needs: ["variant_stock"],
})

const PIECES = "greatest(floor((level.stocked_quantity - level.reserved_quantity) / link.required_quantity), 0)"
const fullest = (column: string) =>
  `(array_agg(${column} order by ${PIECES} desc, level.location_id, link.inventory_item_id)
      filter (where v.manage_inventory and link.deleted_at is null and level.deleted_at is null and level.id is not null))[1]`

export const REFRESH_VARIANT_STOCK = routine(
  "refresh_variant_stock",
  ["variant_stock"],
  `
create or replace function refresh_variant_stock(variants text[]) returns void language plpgsql
set plan_cache_mode = force_custom_plan as $$
begin
  insert into variant_stock (variant_id) select distinct id from unnest(variants) id order by id on conflict do nothing;
  perform from variant_stock where variant_id = any(variants) order by variant_id for update;
  update variant_stock kept set inventory_item_id = best.inventory_item_id, location_id = best.location_id,
    required_quantity = best.required_quantity, pieces = best.pieces
  from (
    select v.id as variant_id, ${fullest("link.inventory_item_id")} as inventory_item_id,
      ${fullest("level.location_id")} as location_id,
      coalesce(${fullest("link.required_quantity")}, 1) as required_quantity,
      case when v.manage_inventory then coalesce(${fullest(PIECES)}, 0) else ${UNCOUNTED_PIECES} end::int as pieces
    from (select distinct id from unnest(variants) id) wanted
    join product_variant v on v.id = wanted.id
    left join product_variant_inventory_item link on link.variant_id = v.id
    left join inventory_level level on level.inventory_item_id = link.inventory_item_id
    group by v.id) best
  where kept.variant_id = best.variant_id
    and (kept.inventory_item_id, kept.location_id, kept.required_quantity, kept.pieces)
      is distinct from (best.inventory_item_id, best.location_id, best.required_quantity, best.pieces);
end $$;`,
  refreshInBatches("refresh_variant_stock", "product_variant"),
)

/** Calls `refresh_variant_stock` after each change that affects how much can be sold. */
export const FOLLOW_STOCK = [
  followRows({
    table: "inventory_level",
    refresh: "refresh_variant_stock",
    idsOf: (rows) =>
      `select link.variant_id from ${rows}
       join product_variant_inventory_item link on link.inventory_item_id = ${rows}.inventory_item_id`,
  }),
  followRows({
    table: "product_variant_inventory_item",
    refresh: "refresh_variant_stock",
    idsOf: (rows) => `select variant_id from ${rows}`,
  }),
  followRows({ table: "product_variant", refresh: "refresh_variant_stock", idsOf: (rows) => `select id from ${rows}` }),
]

/**
 * Stock of each warehouse: a row for each variant there, with the counted pieces and those of them that are promised. A
 * place that has no pieces left of goods that are also kept elsewhere has no row. For a deleted product there are the
 * pieces that orders still wait for, without the product.
 */
export const WAREHOUSE_GOODS = view(
  "warehouse_goods",
  [],
  `
  select level.location_id, v.product_id, v.id as variant_id,
    level.stocked_quantity as stocked, level.reserved_quantity as reserved, level.inventory_item_id
  from inventory_level level
  left join product_variant_inventory_item link
    on link.inventory_item_id = level.inventory_item_id and link.deleted_at is null
  left join product_variant v on v.id = link.variant_id and v.deleted_at is null
  where level.deleted_at is null and (level.reserved_quantity <> 0 or (v.id is not null and (
    level.stocked_quantity <> 0 or not exists (
      select from inventory_level other where other.inventory_item_id = level.inventory_item_id and other.id <> level.id
        and other.deleted_at is null))))`,
)
