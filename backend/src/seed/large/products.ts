import { twice } from "./raw"

/** One in twenty is sold out and one in twenty low; prices run from ₹49 to ₹9,948. */
const PRICE = "49 + (n * 7919) % 9900"
const PIECES = "case n % 20 when 0 then 0 when 1 then 1 + n % 5 else 10 + (n * 31) % 190 end"
const NAME = `(array['Handloom', 'Brass', 'Organic', 'Terracotta', 'Block-print', 'Stainless', 'Woollen', 'Bamboo'])[1 + n % 8]
  || ' ' || (array['saree', 'diya', 'turmeric', 'planter', 'kurta', 'tiffin', 'shawl', 'basket', 'dupatta', 'kettle',
    'notebook', 'bat'])[1 + n % 12] || ' ' || n`

/** As importing a product leaves it: product, option, variant, price, stock and their links. */
export const productStatements = (count: number) => [
  `create temp table large_product on commit drop as
   select n, lpad(n::text, 6, '0') as key, ${NAME} as name, ${PRICE} as price, ${PIECES} as pieces,
     now() - make_interval(mins => (${count} - n) * 200) as at
   from generate_series(1, ${count}) n`,
  `insert into product_category (id, name, handle, mpath, is_active, is_internal, rank)
   select 'pcat_large' || n, 'Department ' || n, 'department-' || n, 'pcat_large' || n, true, false, 100 + n
   from generate_series(1, 40) n`,
  `insert into product (id, handle, title, description, status, weight, length, height, width, metadata, created_at, updated_at)
   select 'prod_large' || key, 'large-' || n, name,
     'Made by hand in small lots, and looked over twice before it is packed. Lot ' || n || ' of this year.',
     case when n % 25 = 7 then 'draft' else 'published' end, 100 + n % 4000, 10 + n % 50, 5 + n % 30, 10 + n % 40,
     jsonb_build_object('about', 'Keep it dry.', 'attributes', jsonb_build_array(
       jsonb_build_object('key', 'Lot', 'value', n::text), jsonb_build_object('key', 'Origin', 'value', 'Maheshwar'))),
     at, at + make_interval(hours => n % 400)
   from large_product`,
  `insert into product_category_product (product_id, product_category_id)
   select 'prod_large' || key, 'pcat_large' || 1 + n % 40 from large_product`,
  "insert into product_option (id, title, is_exclusive) select 'opt_large' || key, 'Default', true from large_product",
  `insert into product_option_value (id, value, option_id)
   select 'optval_large' || key, 'Default', 'opt_large' || key from large_product`,
  `insert into product_product_option (id, product_id, product_option_id)
   select 'prodopt_large' || key, 'prod_large' || key, 'opt_large' || key from large_product`,
  `insert into product_product_option_value (id, product_product_option_id, product_option_value_id)
   select 'prodoptval_large' || key, 'prodopt_large' || key, 'optval_large' || key from large_product`,
  `insert into product_variant (id, title, product_id, manage_inventory)
   select 'variant_large' || key, 'Default', 'prod_large' || key, true from large_product`,
  `insert into product_variant_option (variant_id, option_value_id)
   select 'variant_large' || key, 'optval_large' || key from large_product`,
  "insert into price_set (id) select 'pset_large' || key from large_product",
  `insert into price (id, price_set_id, currency_code, rules_count, amount, raw_amount)
   select 'price_large' || key, 'pset_large' || key, 'inr', 0, ${twice("price")} from large_product`,
  `insert into inventory_item (id, title, description, requires_shipping)
   select 'iitem_large' || key, 'Default', 'Default', true from large_product`,
  `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity,
     reserved_quantity, raw_reserved_quantity, incoming_quantity, raw_incoming_quantity)
   select 'ilev_large' || key, 'iitem_large' || key, (select default_location_id from store limit 1),
     ${twice("pieces")}, ${twice("0")}, ${twice("0")} from large_product`,
  `insert into product_variant_price_set (id, variant_id, price_set_id)
   select 'pvps_large' || key, 'variant_large' || key, 'pset_large' || key from large_product`,
  `insert into product_variant_inventory_item (id, variant_id, inventory_item_id, required_quantity)
   select 'pvitem_large' || key, 'variant_large' || key, 'iitem_large' || key, 1 from large_product`,
  `insert into product_sales_channel (id, product_id, sales_channel_id)
   select 'prodsc_large' || key, 'prod_large' || key, (select default_sales_channel_id from store limit 1) from large_product`,
  `insert into product_shipping_profile (id, product_id, shipping_profile_id)
   select 'prodsp_large' || key, 'prod_large' || key,
     (select id from shipping_profile where type = 'default' and deleted_at is null limit 1) from large_product`,
  `insert into picture (id, product_id, position, renditions)
   select 'pic_large' || key, 'prod_large' || key, 0, (
     select jsonb_agg(jsonb_build_object('url', '/placeholder.svg', 'file_id', 'large', 'width', w, 'height', w))
     from unnest(array[320, 640, 800]) w) from large_product`,
]
