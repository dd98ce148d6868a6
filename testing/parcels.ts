import type { TestShop } from "./shop.ts"

const ORDERS = `
  select o.id, o.status = 'canceled' as canceled,
    (select coalesce(sum(r.quantity), 0)::int from reservation_item r join order_item i on i.item_id = r.line_item_id
      and i.version = o.version where i.order_id = o.id and r.deleted_at is null) as held,
    (select sum(i.fulfilled_quantity)::int from order_item i
      where i.order_id = o.id and i.version = o.version) as fulfilled,
    (select sum(i.shipped_quantity)::int from order_item i
      where i.order_id = o.id and i.version = o.version) as shipped,
    (select sum(i.delivered_quantity)::int from order_item i
      where i.order_id = o.id and i.version = o.version) as delivered,
    (select count(*)::int from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id
      where l.order_id = o.id and f.shipped_at is not null) as parcels,
    (select count(*)::int from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id
      where l.order_id = o.id and f.delivered_at is not null) as arrived
  from "order" o where o.id in (select i.order_id from order_item i join order_line_item l on l.id = i.item_id
    where l.product_id = $1)`

const LEVEL = `
  select l.stocked_quantity::int as stocked, l.reserved_quantity::int as reserved,
    (select coalesce(sum(r.quantity), 0)::int from reservation_item r
      where r.inventory_item_id = l.inventory_item_id and r.deleted_at is null) as live
  from product_variant v
  join product_variant_inventory_item i on i.variant_id = v.id
  join inventory_level l on l.inventory_item_id = i.inventory_item_id and l.deleted_at is null
  where v.product_id = $1 and v.deleted_at is null`

/** Parcels that left without their document, documents of what has not left, and series with a gap. */
const DOCUMENTS = `
  select l.order_id, 'left without a document' as document from order_fulfillment l
    join fulfillment f on f.id = l.fulfillment_id
    where f.shipped_at is not null and not exists (select from gst_document d where d.fulfillment_id = f.id)
  union all
  select d.order_id, d.number || ' has not left' from gst_document d
    where not exists (select from fulfillment f where f.id = d.fulfillment_id and f.shipped_at is not null)
  union all
  select s.kind, 'has a gap' from gst_series s
    where s.last <> (select count(*) from (
        select gstin, financial_year, kind, serial from gst_document
        union all select gstin, financial_year, 'credit_note', serial from gst_credit_note) d
      where d.gstin = s.gstin and d.financial_year = s.financial_year and d.kind = s.kind and d.serial <= s.last)`

/**
 * Checks that the orders of a product, their parcels, its stock and its documents agree.
 * @param pieces of each order
 * @param stock before the first parcel
 * @returns violations
 */
export async function parcelTrouble(
  { sql }: TestShop,
  { product_id, pieces, stock }: { product_id: string; pieces: number; stock: number },
): Promise<string[]> {
  const orders = await sql(ORDERS, [product_id])
  const trouble: string[] = []
  for (const { id, canceled, held, fulfilled, shipped, delivered, parcels, arrived } of orders) {
    const isShipped = fulfilled === pieces && shipped === pieces && delivered === arrived * pieces
    const left = parcels === 1 && held === 0 && isShipped
    const here = parcels === 0 && fulfilled === 0 && shipped === 0 && held === (canceled ? 0 : pieces)
    if (!(canceled ? here : left || here))
      trouble.push(JSON.stringify({ id, canceled, held, fulfilled, shipped, delivered, parcels, arrived }))
  }
  const [level] = await sql(LEVEL, [product_id])
  const gone = orders.filter(({ parcels }) => parcels).length * pieces
  if (level.stocked !== stock - gone || level.reserved !== level.live || level.reserved > level.stocked)
    trouble.push(JSON.stringify({ ...level, gone }))
  const [{ begun }] = await sql(`select count(*)::int as begun from fulfillment f where deleted_at is null
    and not exists (select 1 from order_fulfillment l where l.fulfillment_id = f.id)`)
  if (begun) trouble.push(`${begun} parcels are no order's`)
  for (const row of await sql(DOCUMENTS)) trouble.push(JSON.stringify(row))
  return trouble
}
