import { twice } from "./raw"

/** One in twenty is sold out and one in twenty low; prices run from ₹49 to ₹9,948. */
const PRICE = "49 + (n * 7919) % 9900"
const PIECES = "case n % 20 when 0 then 0 when 1 then 1 + n % 5 else 10 + (n * 31) % 190 end"
const NAME = `(array['Handloom', 'Brass', 'Organic', 'Terracotta', 'Block-print', 'Stainless', 'Woollen', 'Bamboo'])[1 + n % 8]
  || ' ' || (array['saree', 'diya', 'turmeric', 'planter', 'kurta', 'tiffin', 'shawl', 'basket', 'dupatta', 'kettle',
    'notebook', 'bat'])[1 + n % 12] || ' ' || n`

/** Options of a product: two colours and five sizes, or a single variant. */
const OPTIONS = {
  varied: [
    { title: "Colour", values: ["Indigo", "Red"], colours: ["#34408c", "#b3202c"] },
    { title: "Size", values: ["S", "M", "L", "XL", "XXL"] },
  ],
  plain: [{ title: "Default", values: ["Default"] }],
}

/** SQL rows of every value there is: the option's place, its title, the value's place, the value, its colour. */
const valueRows = (options: { title: string; values: string[]; colours?: string[] }[]) =>
  options
    .flatMap(({ title, values, colours }, option) =>
      values.map((value, at) => `(${option}, '${title}', ${at}, '${value}', ${colours ? `'${colours[at]}'` : "null"})`),
    )
    .join(", ")

/**
 * SQL rows of every combination: its place, its title, and the places of its values. The first has the product's own
 * key.
 */
const variantRows = (options: { values: string[] }[]) =>
  options
    .reduce<number[][]>((rows, { values }) => rows.flatMap((row) => values.map((_, at) => [...row, at])), [[]])
    .map((chosen, at) => {
      const title = chosen.map((value, option) => options[option].values[value]).join(", ")
      return `(${at}, '${title}', array[${chosen}])`
    })
    .join(", ")

/** As importing a product leaves it: product, options, variants, prices, stock and their links. */
export const productStatements = (count: number, kinds: keyof typeof OPTIONS = "plain") => [
  `create temp table large_product on commit drop as
   select n, lpad(n::text, 6, '0') as key, ${NAME} as name, ${PRICE} as price, ${PIECES} as pieces,
     now() - make_interval(mins => (${count} - n) * 200) as at
   from generate_series(1, ${count}) n`,
  `create temp table large_value on commit drop as
   select p.key, p.key || case when v.option > 0 then 'o' || v.option else '' end as option_key, v.*,
     p.key || case when v.option + v.at > 0 then 'o' || v.option || 'v' || v.at else '' end as value_key
   from large_product p cross join (values ${valueRows(OPTIONS[kinds])}) v (option, title, at, value, colour)`,
  `create temp table large_variant on commit drop as
   select p.n, p.key as product_key, p.key || case when v.at > 0 then 'v' || v.at else '' end as key, v.at, v.title, v.chosen,
     p.price + 10 * v.at as price, case when v.at > 0 and (p.n + v.at) % 7 = 0 then 0 else p.pieces end as pieces
   from large_product p cross join (values ${variantRows(OPTIONS[kinds])}) v (at, title, chosen)`,
  `insert into product_category (id, name, handle, mpath, is_active, is_internal, rank)
   select 'pcat_large' || n, 'Department ' || n, 'department-' || n, 'pcat_large' || n, true, false, 100 + n
   from generate_series(1, 40) n`,
  `insert into product (id, handle, title, description, status, weight, length, height, width, metadata, created_at,
    updated_at)
   select 'prod_large' || key, 'large-' || n, name,
     'Made by hand in small lots, and looked over twice before it is packed. Lot ' || n || ' of this year.',
     case when n % 25 = 7 then 'draft' else 'published' end, 100 + n % 4000, 10 + n % 50, 5 + n % 30, 10 + n % 40,
     jsonb_build_object('about', 'Keep it dry.', 'attributes', jsonb_build_array(
       jsonb_build_object('key', 'Lot', 'value', n::text), jsonb_build_object('key', 'Origin', 'value', 'Maheshwar'))),
     at, at + make_interval(hours => n % 400)
   from large_product`,
  `insert into product_category_product (product_id, product_category_id)
   select 'prod_large' || key, 'pcat_large' || 1 + n % 40 from large_product`,
  `insert into product_option (id, title, is_exclusive, metadata)
   select distinct 'opt_large' || option_key, title, true, jsonb_build_object('rank', option) from large_value`,
  `insert into product_option_value (id, value, option_id, rank, metadata)
   select 'optval_large' || value_key, value, 'opt_large' || option_key, at, jsonb_build_object('colour', colour)
   from large_value`,
  `insert into product_product_option (id, product_id, product_option_id)
   select distinct 'prodopt_large' || option_key, 'prod_large' || key, 'opt_large' || option_key from large_value`,
  `insert into product_product_option_value (id, product_product_option_id, product_option_value_id)
   select 'prodoptval_large' || value_key, 'prodopt_large' || option_key, 'optval_large' || value_key from large_value`,
  `insert into product_variant (id, title, product_id, manage_inventory, variant_rank)
   select 'variant_large' || key, title, 'prod_large' || product_key, true, at from large_variant`,
  `insert into product_variant_option (variant_id, option_value_id)
   select 'variant_large' || v.key, 'optval_large' || o.value_key from large_variant v
   join large_value o on o.key = v.product_key and o.at = v.chosen[o.option + 1]`,
  "insert into price_set (id) select 'pset_large' || key from large_variant",
  `insert into price (id, price_set_id, currency_code, rules_count, amount, raw_amount)
   select 'price_large' || key, 'pset_large' || key, 'inr', 0, ${twice("price")} from large_variant`,
  `insert into inventory_item (id, title, description, requires_shipping)
   select 'iitem_large' || key, title, title, true from large_variant`,
  `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity,
     reserved_quantity, raw_reserved_quantity, incoming_quantity, raw_incoming_quantity)
   select 'ilev_large' || key, 'iitem_large' || key, (select default_location_id from store limit 1),
     ${twice("pieces")}, ${twice("0")}, ${twice("0")} from large_variant`,
  `insert into product_variant_price_set (id, variant_id, price_set_id)
   select 'pvps_large' || key, 'variant_large' || key, 'pset_large' || key from large_variant`,
  `insert into product_variant_inventory_item (id, variant_id, inventory_item_id, required_quantity)
   select 'pvitem_large' || key, 'variant_large' || key, 'iitem_large' || key, 1 from large_variant`,
  `insert into product_sales_channel (id, product_id, sales_channel_id)
   select 'prodsc_large' || key, 'prod_large' || key, (select default_sales_channel_id from store limit 1)
     from large_product`,
  `insert into product_shipping_profile (id, product_id, shipping_profile_id)
   select 'prodsp_large' || key, 'prod_large' || key,
     (select id from shipping_profile where type = 'default' and deleted_at is null limit 1) from large_product`,
  `insert into picture (id, product_id, position, renditions)
   select 'pic_large' || key, 'prod_large' || key, 0, (
     select jsonb_agg(jsonb_build_object('url', '/placeholder.svg', 'file_id', 'large', 'width', w, 'height', w))
     from unnest(array[320, 640, 800]) w) from large_product`,
]
