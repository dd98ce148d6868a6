import { CATALOG, type ReturnRule, type SaveShopProduct } from "@haat/catalog/contract"
import { storePictures } from "@haat/catalog/pictures/store-pictures"
import { addProducts } from "@haat/catalog/workflows/add-products"
import { saveCategory } from "@haat/catalog/workflows/save-category"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { catalogue } from "./catalogue/demo-catalogue"
import { catalogueInHindi } from "./catalogue/demo-catalogue-in-hindi"
import { categoryFacts, productFacts } from "./catalogue/demo-facts"
import { demoVariants } from "./catalogue/demo-variants"
import { type MixedProduct, mixedProducts } from "./catalogue/mixed-products"
import { productPictures } from "./catalogue/product-pictures"

/**
 * Stocks an empty shop with the demo products; one that has any product is left alone, unless this seeding was
 * interrupted: then the missing ones follow.
 */
export async function seedCatalogue(container: MedusaContainer) {
  if (!(await begin(container))) return
  const known = new Set((await container.resolve(Modules.PRODUCT).listProducts({}, { select: ["title"] })).map(byTitle))
  const categories = await saveCategories(container)
  const missing = mixedProducts().filter(({ product }) => !known.has(product.name))
  if (missing.length) await addDemoProducts(container, missing, categories)
  await remember(container, "done")
}

async function addDemoProducts(container: MedusaContainer, missing: MixedProduct[], categories: Map<string, string>) {
  const images = await storeAllPictures(container, missing)
  const products = missing.map((entry, at) => ({
    product: toShopProduct(entry, categories.get(entry.category) as string, images[at]),
    variants: demoVariants(entry.product),
  }))
  await addProducts(container, products)
}

/** @returns the ids of each product's pictures */
async function storeAllPictures(container: MedusaContainer, products: MixedProduct[]): Promise<string[][]> {
  const drawn = []
  for (const product of products) drawn.push(await productPictures(product))
  const { pictures } = await storePictures(container, drawn.flat())
  const rows = await container.resolve<Pictures>(CATALOG).createPictures(pictures.map((renditions) => ({ renditions })))
  const ids = rows.map(({ id }) => id)
  return drawn.map((own) => ids.splice(0, own.length))
}

type Pictures = { createPictures(pictures: { renditions: unknown }[]): Promise<{ id: string }[]> }

const byTitle = ({ title }: { title: string }) => title

/** @returns whether there is anything to do */
async function begin(container: MedusaContainer) {
  const [store] = await container.resolve(Modules.STORE).listStores()
  if (store.metadata?.demo_catalogue) return store.metadata.demo_catalogue === "begun"
  const [product] = await container.resolve(Modules.PRODUCT).listProducts({}, { select: ["id"], take: 1 })
  if (!product) await remember(container, "begun")
  return !product
}

async function remember(container: MedusaContainer, demo_catalogue: "begun" | "done") {
  const stores = container.resolve(Modules.STORE)
  const [store] = await stores.listStores()
  await stores.updateStores(store.id, { metadata: { ...store.metadata, demo_catalogue } })
}

const WITHIN_A_WEEK: ReturnRule = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }
const NEVER: ReturnRule = { ...WITHIN_A_WEEK, returnable: false }

/** Return rules of the demo shop by category; categories that are not listed have none. */
const returnRules: Record<string, ReturnRule> = {
  "Sarees & Ethnic Wear": WITHIN_A_WEEK,
  "Kitchen & Steelware": WITHIN_A_WEEK,
  "Masala & Groceries": NEVER,
  "Cricket & Sports": { ...WITHIN_A_WEEK, paid_by: "shopper" },
  Footwear: { ...WITHIN_A_WEEK, days: 10, exchange_only: true },
  "Toys & Games": WITHIN_A_WEEK,
  "Beauty & Ayurveda": NEVER,
  "Home & Living": WITHIN_A_WEEK,
}

/** @returns ids by name */
async function saveCategories(container: MedusaContainer) {
  const known = await container.resolve(Modules.PRODUCT).listProductCategories({}, { select: ["id", "name"] })
  const ids = new Map(known.map(({ id, name }) => [name, id]))
  for (const { name } of catalogue) {
    if (ids.has(name)) continue
    const details = { name_hi: catalogueInHindi[name].name, returns: returnRules[name], facts: categoryFacts(name) }
    const { id } = await saveCategory(container, { name, ...details })
    ids.set(name, id)
  }
  return ids
}

function toShopProduct({ product, category }: MixedProduct, category_id: string, images: string[]): SaveShopProduct {
  const [length, height, breadth] = product.size
  const hindi = catalogueInHindi[category].products[product.name]
  const { name, description, about, price, quantity, weight, active = true } = product
  return {
    name,
    description,
    about,
    category_id,
    price,
    quantity,
    weight,
    length,
    height,
    breadth,
    active,
    attributes: toPairs(product.attributes),
    name_hi: hindi.name,
    description_hi: hindi.description,
    about_hi: hindi.about,
    attributes_hi: toPairs(hindi.attributes),
    images,
    facts: productFacts(product, category),
  }
}

const toPairs = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value }))
