import type { TestShop } from "../shop.ts"

type Level = { stocked: number; reserved: number; live: number; sold: number }

/** The stock as the database has it; `live` and `sold` are reckoned from the reservations and the orders themselves. */
export async function stockOf({ sql }: TestShop, product_id: string) {
  const levels: Level[] = await sql(
    `select l.stocked_quantity::int as stocked, l.reserved_quantity::int as reserved,
       (select coalesce(sum(r.quantity), 0)::int from reservation_item r
         where r.inventory_item_id = l.inventory_item_id and r.deleted_at is null) as live,
       (select coalesce(sum(oi.quantity), 0)::int from order_line_item li join order_item oi on oi.item_id = li.id
         join "order" o on o.id = oi.order_id
         where li.product_id = v.product_id and o.deleted_at is null and o.status <> 'canceled') as sold
     from product_variant v
     join product_variant_inventory_item i on i.variant_id = v.id
     join inventory_level l on l.inventory_item_id = i.inventory_item_id
     where v.product_id = $1 and v.deleted_at is null and l.deleted_at is null`,
    [product_id],
  )
  return levels[0]
}

/** Ids of the orders that hold the product. */
export const ordersOf = async ({ sql }: TestShop, product_id: string): Promise<string[]> => {
  const orders: { id: string }[] = await sql(
    `select distinct oi.order_id as id from order_line_item li join order_item oi on oi.item_id = li.id
       join "order" o on o.id = oi.order_id where li.product_id = $1 and o.deleted_at is null`,
    [product_id],
  )
  return orders.map(({ id }) => id)
}

/**
 * Every order that is not whole, and what it lacks; every cart that became two orders. Should be empty whenever nothing
 * is on its way.
 */
export const findInconsistencies = async ({ sql }: TestShop) => {
  const orders: { id: string; lacks: string[] }[] = await sql(`
    select o.id, array_remove(array[
      case when not exists (select 1 from order_item i where i.order_id = o.id) then 'items' end,
      case when exists (
        select 1 from order_item i where i.order_id = o.id and i.quantity <> (
          select coalesce(sum(r.quantity), 0) from reservation_item r
            where r.line_item_id = i.item_id and r.deleted_at is null)
      ) then 'reservation' end,
      case when not exists (
        select 1 from order_payment_collection l join payment_collection p on p.id = l.payment_collection_id
        join payment on payment.payment_collection_id = p.id
        where l.order_id = o.id and l.deleted_at is null and p.deleted_at is null and payment.deleted_at is null
      ) then 'payment' end,
      case when (
        select count(*) from order_cart l join cart c on c.id = l.cart_id
        where l.order_id = o.id and l.deleted_at is null and c.completed_at is not null
      ) <> 1 then 'closed cart' end
    ], null) as lacks
    from "order" o where o.deleted_at is null and o.status <> 'canceled'`)
  return orders.filter(({ lacks }) => lacks.length)
}
