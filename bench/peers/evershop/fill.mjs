import { setTimeout } from "node:timers/promises"
import { CATEGORIES, goods, PRODUCTS, STOCK } from "../../stock/goods.js"

const AT_ONCE = 4
const LOOK_MS = 500
const TIMEOUT_MS = 300_000

/**
 * Fills an EverShop by its API, and puts products on its home page.
 * @param call a `caller` of its administrator
 * @returns the only shipping method's code
 */
export async function fillEvershop(call, query) {
  const { package_id } = (await post(call, "/api/packages", BOX)).data
  const categories = new Map()
  for (let nth = 0; nth < CATEGORIES; nth++) {
    const name = `Category ${nth + 1}`
    const about = { name, url_key: `category-${nth + 1}`, status: 1, include_in_nav: 1, description: [] }
    categories.set(name, (await post(call, "/api/categories", about)).data.category_id)
  }
  for (let first = 0; first < PRODUCTS; first += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, nth) =>
        post(call, "/api/products", product(goods(first + nth), package_id, categories)),
      ),
    )
  await query(HOME)
  const { uuid: zone_id } = (await post(call, "/api/shippingZones", { name: "India", countries: ["IN"] })).data
  const way = { name: "By hand", is_enabled: true }
  const { uuid: method_id } = (await post(call, "/api/shippingProviders/core/methods", way)).data
  await post(call, "/api/shippingProviders/core/rates", { method_id, zone_id, is_enabled: true, cost: 49 })
  await untilAddressed(query)
  return method_id
}

const post = (call, path, body) => call("POST", path, body)

const BOX = { name: "Box", length: 30, width: 20, height: 5, weight: 0, is_default: true }

const product = ({ name, handle, description, category, images, weight_grams, rupees }, package_id, categories) => ({
  name,
  url_key: handle,
  sku: handle,
  status: 1,
  visibility: 1,
  group_id: 1,
  price: rupees,
  weight: weight_grams / 1000,
  qty: STOCK,
  manage_stock: 1,
  stock_availability: 1,
  category_id: categories.get(category),
  package_id,
  images,
  attributes: [],
  description: [
    {
      id: "row",
      size: 1,
      columns: [{ id: "column", size: 1, data: { blocks: [{ type: "paragraph", data: { text: description } }] } }],
    },
  ],
})

/** Eight products of a collection on the home page, which has nothing of the shop's after an installation. */
const HOME = `
  with featured as (insert into collection (name, code) values ('Featured', 'featured') returning collection_id),
  shown as (
    insert into product_collection (collection_id, product_id)
    select collection_id, product_id from featured, (select product_id from product order by product_id limit 8) p
  ),
  part as (
    insert into widget_instance (name, type, settings, status)
    values ('Featured', 'collection_products', '{"collection": "featured", "count": 8, "countPerRow": 4}', true)
    returning widget_instance_id
  )
  insert into widget_placement (widget_instance_id, route, area)
  select widget_instance_id, 'homepage', 'content' from part`

/** Its second process gives each product its address. */
async function untilAddressed(query) {
  const until = Date.now() + TIMEOUT_MS
  for (;;) {
    const [{ count }] = await query("select count(*)::int as count from url_rewrite where entity_type = 'product'")
    if (count >= PRODUCTS) return
    if (Date.now() > until) throw new Error(`EverShop gave ${count} products an address instead of ${PRODUCTS}`)
    await setTimeout(LOOK_MS)
  }
}
