import { twice } from "./raw"

/**
 * Two years of orders, the last of them today, each with one to three products. Orders of the last days wait, what
 * came before is on its way, the rest has arrived; one in seventeen is cancelled, two in five were paid online.
 */
const ORDERS = (orders: number, people: number, products: number) => `
  create temp table large_order on commit drop as
  with numbered as (
    select n, lpad(n::text, 6, '0') as key, ${orders} - n as age, 1 + (n * 7) % ${people} as person,
      n % 17 = 3 as canceled, n % 5 < 2 as online,
      now() - make_interval(secs => (${orders} - n) * (730 * 86400.0 / ${orders})) as at
    from generate_series(1, ${orders}) n
  ), known as (
    select *, not canceled and age >= ${orders} / 160 as shipped, not canceled and age >= ${orders} / 60 as delivered
    from numbered
  )
  select k.*, 40 + n % 60 as delivery, cart.total + 40 + n % 60 as total,
    online or (delivered and age >= ${orders} / 35 and n % 211 > 0) as captured, online and canceled as refunded
  from known k join (
    select o.n, sum((1 + i % 2) * p.price) as total from numbered o cross join generate_series(1, 3) i
    join large_product p on p.n = 1 + (o.n * 7 + i * 1303) % ${products} where i <= 1 + o.n % 3 group by o.n
  ) cart using (n)`

const LINES = (products: number) => `
  create temp table large_line on commit drop as
  select o.n, o.key, o.key || i as line_key, o.at, o.shipped, o.delivered, o.canceled, 1 + i % 2 as quantity,
    p.key as product_key, p.name, p.price
  from large_order o cross join generate_series(1, 3) i
  join large_product p on p.n = 1 + (o.n * 7 + i * 1303) % ${products} where i <= 1 + o.n % 3`

const address = (of: string, table: string) => `
  insert into ${table} (id, first_name, last_name, address_1, address_2, city, province, postal_code, country_code,
    phone,
    created_at, updated_at)
  select '${of}' || o.key, p.first_name, p.last_name, p.n || ' Station Road', '', p.city, p.province, p.postal_code,
    'in',
    '9' || lpad((100000000 + p.n * 7)::text, 9, '0'), o.at, o.at
  from large_order o join large_person p on p.n = o.person`

const total = (name: string, value: string) =>
  `'${name}', ${value}, 'raw_${name}', jsonb_build_object('value', (${value})::text, 'precision', 20)`
const TOTALS = ["current_order_total", "original_order_total", "accounting_total"]
const PAID = "case when o.captured and not o.online then o.total else 0 end"

/** Returns statements that plan orders: line items and addresses. */
export const planStatements = (orders: number, people: number, products: number) => [
  ORDERS(orders, people, products),
  LINES(products),
  address("ordaddr_large_s", "order_address"),
  address("ordaddr_large_b", "order_address"),
]

/** The orders themselves come after what hangs on them, so that their facts are reckoned once. */
export const orderStatements = () => [
  `insert into "order" (id, region_id, customer_id, version, sales_channel_id, status, is_draft_order, email,
    currency_code,
     shipping_address_id, billing_address_id, no_notification, created_at, updated_at, canceled_at)
   select 'order_large' || o.key, s.default_region_id, 'cus_large' || p.key, 1, s.default_sales_channel_id,
     (case when o.canceled then 'canceled' else 'pending' end)::order_status_enum, false,
     'shopper' || p.n || '@example.com', 'inr', 'ordaddr_large_s' || o.key, 'ordaddr_large_b' || o.key, false, o.at,
     o.at,
     case when o.canceled then o.at + interval '1 hour' end
   from large_order o join large_person p on p.n = o.person, (select * from store limit 1) s order by o.n`,
  `insert into order_summary (id, order_id, version, totals, created_at, updated_at)
   select 'ordsum_large' || key, 'order_large' || key, 1, jsonb_build_object(
     ${TOTALS.map((name) => total(name, "o.total")).join(", ")},
     ${["paid_total", "transaction_total"].map((name) => total(name, PAID)).join(", ")},
     ${total("pending_difference", `o.total - ${PAID}`)}, ${total("refunded_total", "0")}, 'credit_line_total', 0), at,
     at
   from large_order o`,
  `insert into order_line_item (id, title, subtitle, thumbnail, variant_id, product_id, product_title,
    product_description,
     product_handle, variant_title, requires_shipping, is_discountable, is_tax_inclusive, unit_price, raw_unit_price,
     created_at, updated_at)
   select 'ordli_large' || line_key, name, 'Default', '/placeholder.svg', 'variant_large' || product_key,
     'prod_large' || product_key, name, 'Made by hand in small lots.', 'large-' || product_key::int, 'Default',
     true, true, true, ${twice("price")}, at, at from large_line`,
  `insert into order_item (id, order_id, version, item_id, quantity, raw_quantity, fulfilled_quantity,
    raw_fulfilled_quantity,
     shipped_quantity, raw_shipped_quantity, delivered_quantity, raw_delivered_quantity, return_requested_quantity,
     raw_return_requested_quantity, return_received_quantity, raw_return_received_quantity, return_dismissed_quantity,
     raw_return_dismissed_quantity, written_off_quantity, raw_written_off_quantity, created_at, updated_at)
   select 'orditem_large' || line_key, 'order_large' || key, 1, 'ordli_large' || line_key, ${twice("quantity")},
     ${twice("shipped::int * quantity")}, ${twice("shipped::int * quantity")}, ${twice("delivered::int * quantity")},
     ${twice("0")}, ${twice("0")}, ${twice("0")}, ${twice("0")}, at, at from large_line`,
  `insert into order_shipping_method (id, name, amount, raw_amount, is_tax_inclusive, shipping_option_id, data,
    created_at, updated_at)
   select 'ordsm_large' || key, 'Home delivery', ${twice("delivery")}, true, option.id, '{"parcels": []}', at, at
   from large_order, (select id from shipping_option where deleted_at is null order by created_at limit 1) option`,
  `insert into order_shipping (id, order_id, version, shipping_method_id, created_at, updated_at)
   select 'ordspmv_large' || key, 'order_large' || key, 1, 'ordsm_large' || key, at, at from large_order`,
]
