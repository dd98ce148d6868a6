import { ONLY_VARIANT } from "@haat/catalog/contract"
import { view } from "@haat/sdk/server/schema/declare"

/** SQL: choice of the variant; null for a product with one variant. */
const CHOICE = `nullif(line.variant_title, '${ONLY_VARIANT}')`

/**
 * Discount of the whole line, all its pieces, when it was ordered. Medusa copies adjustments for each version of the
 * order, and copies them twice where two versions came of one transaction.
 */
const DISCOUNT = `
  left join lateral (
    select sum(adjustment.amount) as amount from order_line_item_adjustment adjustment
    where adjustment.item_id = line.id and adjustment.deleted_at is null and adjustment.version = (
      select min(first.version)
      from order_line_item_adjustment first
      where first.item_id = line.id and first.deleted_at is null)
  ) discount on true`

/**
 * Current lines of each order, one row each. `name` is the product's name when it was ordered (`title`) with its
 * variant (`choice`): "Kurta (Indigo, M)"; `price` is of one piece, in rupees; `discount` is of all pieces of the line
 * together, in rupees, 0 without: refunds, invoices and taxes use `price * quantity - discount`. Lines of a cancelled
 * order are marked `cancelled`: these were not bought. Cancelled pieces are not counted, and a line without any other
 * piece has no row.
 */
export const ORDER_LINE = view(
  "order_line",
  [],
  `
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
  where line.deleted_at is null and item.quantity > 0`,
)

/**
 * Discount of each offer on an order's line when it was placed, in rupees: `name` of an automatic offer, `code` of
 * another.
 */
export const ORDER_LINE_DISCOUNT = view(
  "order_line_discount",
  [],
  `
  select item_id as line_id, code, description as name, amount from order_line_item_adjustment
  where version = 1 and deleted_at is null`,
)

/**
 * Products of orders, with the customer and the time of the order. A product on two lines of an order has two rows, so
 * count distinct orders.
 */
export const ORDERED_PRODUCT = view(
  "ordered_product",
  ["order_line"],
  `
  select product_id, order_id, customer_id, ordered_at, cancelled from order_line
  where product_id is not null and quantity > 0`,
)

/** Variant titles, SKUs and barcodes of order lines, for the contents of parcels. */
export const LINE_GOODS = view(
  "line_goods",
  [],
  `
  select id as line_id, variant_id, coalesce(variant_title, title) as title, coalesce(variant_sku, '') as sku,
    coalesce(variant_barcode, '') as barcode
  from order_line_item`,
)

/**
 * Warehouse of each order line: where it is reserved, else where it was shipped from, else the variant's current one;
 * null when its stock is not counted. `waiting` pieces are in no parcel yet.
 */
export const ORDER_LINE_PLACE = view(
  "order_line_place",
  ["order_line", "line_dispatch", "variant_stock"],
  `
  select line.order_id, line.line_id, line.created_at, greatest(line.quantity - line.fulfilled_quantity, 0) as waiting,
    coalesce(
      (select held.location_id from reservation_item held
        where held.line_item_id = line.line_id and held.deleted_at is null order by held.created_at, held.id limit 1),
      (select sent.location_id from line_dispatch sent
        where sent.line_id = line.line_id order by sent.created_at desc limit 1),
      (select stock.location_id from variant_stock stock where stock.variant_id = line.variant_id)) as location_id
  from order_line line`,
)

/**
 * Pieces of orders that were cancelled before packing, amounts in rupees: `less` is the reduction of the order's price.
 * `requested_by` is the member of staff who cancelled them, null for the shopper. The paid amount was returned to its
 * payment (`refund`) and as store credit (`credit`).
 */
export const CANCELLED_PIECES = view(
  "order_cancelled_pieces",
  [],
  `
  select id, order_id, lines, reason, requested_by, (less_paise / 100.0)::float8 as less,
    (credit_paise / 100.0)::float8 as credit, (refund_paise / 100.0)::float8 as refund, created_at
  from cancelled_pieces`,
)
