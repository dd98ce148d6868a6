const { Modules } = require("@medusajs/framework/utils")
const core = require("@medusajs/medusa/core-flows")
const { seedEngine } = require("../../backend/.medusa/server/src/seed/engine.js")
const { CATEGORIES, goods, PRODUCTS, STOCK } = require("./goods.js")

const AT_ONCE = 50
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

function product(n, categories, store, profile) {
  const { name, handle, description, category, images, weight_grams, rupees } = goods(n)
  return {
    title: name,
    handle,
    description,
    status: "published",
    category_ids: [categories.find((one) => one.name === category).id],
    images: images.map((url) => ({ url })),
    thumbnail: images[0].replace("-480", "-240"),
    weight: weight_grams,
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
        prices: [{ currency_code: "inr", amount: rupees }],
      },
    ],
    sales_channels: [{ id: store.default_sales_channel_id }],
    shipping_profile_id: profile.id,
  }
}
