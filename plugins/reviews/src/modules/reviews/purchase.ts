/** When the shopper last bought the product, null when never; what is cancelled was not bought. One row if there is such a product. */
export const PURCHASE = `
  select (
    select max(o.created_at) from "order" o
    join order_item oi on oi.order_id = o.id and oi.version = o.version and oi.deleted_at is null and oi.quantity > 0
    join order_line_item li on li.id = oi.item_id
    where o.customer_id = :customer_id and o.deleted_at is null and not o.is_draft_order
      and o.status <> 'canceled' and li.product_id = p.id
  ) as purchase_date
  from product p where p.id = :product_id and p.deleted_at is null`
