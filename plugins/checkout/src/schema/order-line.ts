import { ONLY_VARIANT } from "@haat/catalog/contract"

/** Null for a product of one kind. */
const CHOICE = `nullif(line.variant_title, '${ONLY_VARIANT}')`

/**
 * What offers took off the whole line, all its pieces, when it was ordered. The engine copies it for each version of the order, and
 * has copied it twice where two came of one transaction.
 */
const DISCOUNT = `
  left join lateral (
    select sum(adjustment.amount) as amount from order_line_item_adjustment adjustment
    where adjustment.item_id = line.id and adjustment.deleted_at is null and adjustment.version = (
      select min(first.version) from order_line_item_adjustment first where first.item_id = line.id and first.deleted_at is null)
  ) discount on true`

/**
 * What is in each order as it stands now: one row for each line, for everybody who reads that. `name` is what the product
 * was called when it was ordered (`title`), with which of its variants it is (`choice`): "Kurta (Indigo, M)"; `price` is of one piece, in rupees; `discount` is what
 * offers took off all pieces of the line together, in rupees and 0 without: refunds, invoices and taxes go by `price * quantity - discount`.
 * A cancelled order is marked: what was cancelled was not bought. Pieces that were cancelled are in no line any more, and a line
 * of which none is left is not there.
 */
export const ORDER_LINE = `
  create or replace view order_line as
  select item.order_id, line.id as line_id, line.product_id, line.variant_id,
    line.title || coalesce(' (' || ${CHOICE} || ')', '') as name,
    line.product_handle as handle, line.thumbnail as image, coalesce(item.unit_price, line.unit_price) as price,
    item.quantity, item.fulfilled_quantity, line.created_at, placed.customer_id, placed.created_at as ordered_at,
    placed.status = 'canceled' as cancelled,
    line.title, ${CHOICE} as choice, coalesce(discount.amount, 0) as discount
  from order_line_item line
  join order_item item on item.item_id = line.id and item.deleted_at is null
  join "order" placed on placed.id = item.order_id and placed.version = item.version
    and placed.deleted_at is null and not placed.is_draft_order ${DISCOUNT}
  where line.deleted_at is null and item.quantity > 0`
