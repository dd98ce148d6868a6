const { Modules } = require("@medusajs/framework/utils")
const core = require("@medusajs/medusa/core-flows")
const { seedEngine } = require("../../backend/.medusa/server/src/seed/engine.js")

const PRODUCTS = 500
const CATEGORIES = 10
const AT_ONCE = 50
const STOCK = 1_000_000
const BY_HAND = {
  provider_id: "manual_manual",
  price_type: "flat",
  prices: [{ currency_code: "inr", amount: 49 }],
}

/** Fills an empty Medusa with the shop's own region, prices and delivery, and 500 products through Medusa's workflows. */
exports.default = async function seed({ container }) {
  await seedEngine(container, BY_HAND)
  const [store] = await container.resolve(Modules.STORE).listStores()
  const [profile] = await container.resolve(Modules.FULFILLMENT).listShippingProfiles({ type: "default" })
  const { result: categories } = await core.createProductCategoriesWorkflow(container).run({
    input: {
      product_categories: Array.from({ length: CATEGORIES }, (_, i) => ({
        name: `Category ${i + 1}`,
        is_active: true,
      })),
    },
  })

  for (let first = 0; first < PRODUCTS; first += AT_ONCE) {
    const products = Array.from({ length: AT_ONCE }, (_, i) => product(first + i, categories, store, profile))
    await core.createProductsWorkflow(container).run({ input: { products } })
  }
  const items = await container.resolve(Modules.INVENTORY).listInventoryItems({}, { take: PRODUCTS })
  await core.createInventoryLevelsWorkflow(container).run({
    input: {
      inventory_levels: items.map(({ id }) => ({
        inventory_item_id: id,
        location_id: store.default_location_id,
        stocked_quantity: STOCK,
      })),
    },
  })
}

const product = (n, categories, store, profile) => ({
  title: `Handloom cotton saree number ${n}`,
  handle: `saree-${n}`,
  description: `Woven by hand in Maheshwar, with a border of its own and a blouse piece. Design ${n} of the year's weave, washed once before it is packed.`,
  status: "published",
  category_ids: [categories[n % categories.length].id],
  images: [0, 1].map((view) => ({ url: `/static/saree-${n}-${view}-480.webp` })),
  thumbnail: `/static/saree-${n}-0-240.webp`,
  weight: 600,
  metadata: {
    about:
      "Wash by hand in cold water, dry in the shade, iron while damp. Colours differ a little from screen to screen.",
    attributes: [
      { key: "Fabric", value: "Cotton" },
      { key: "Length", value: "5.5 m" },
    ],
  },
  options: [{ title: "Default", values: ["Default"] }],
  variants: [
    {
      title: "Default",
      options: { Default: "Default" },
      manage_inventory: true,
      prices: [{ currency_code: "inr", amount: 499 + n }],
    },
  ],
  sales_channels: [{ id: store.default_sales_channel_id }],
  shipping_profile_id: profile.id,
})
