import type { ReturnRule } from "@haat/catalog/contract"
import { saveCategoryWorkflow } from "@haat/catalog/workflows/save-category"
import { saveShopProductWorkflow } from "@haat/catalog/workflows/save-shop-product"
import { saveVariantsWorkflow } from "@haat/catalog/workflows/save-variants"
import { uploadPicturesWorkflow } from "@haat/catalog/workflows/upload-pictures"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { catalogue } from "./catalogue/demo-catalogue"
import { catalogueInHindi } from "./catalogue/demo-catalogue-in-hindi"
import { categoryFacts, productFacts } from "./catalogue/demo-facts"
import type { DemoProduct } from "./catalogue/demo-product"
import { demoVariants } from "./catalogue/demo-variants"
import { drawPictures } from "./catalogue/draw-pictures"

/** One product draws its pictures while another is written. */
const AT_ONCE = 3

/**
 * Stocks an empty shop with the demo products; one that has any product is left alone, unless this seeding was
 * interrupted: then the missing ones follow.
 */
export async function seedCatalogue(container: MedusaContainer) {
  if (!(await begin(container))) return
  const known = new Set((await container.resolve(Modules.PRODUCT).listProducts({}, { select: ["title"] })).map(byTitle))
  const categories = await saveCategories(container)
  const waiting = mixed()
    .map((entry, index) => ({ ...entry, index }))
    .filter(({ product }) => !known.has(product.name))

  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await saveProduct(container, next, categories.get(next.category) as string)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await remember(container, "done")
}

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

/** What of the demo shop can be sent back, by category; of those that are not here nobody has said anything. */
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
    const { result } = await saveCategoryWorkflow(container).run({
      input: { name, name_hi: catalogueInHindi[name].name, returns: returnRules[name], facts: categoryFacts(name) },
    })
    ids.set(name, result.id)
  }
  return ids
}

/** One of each category in turn, so that the newest products are not all of one kind. */
function mixed() {
  const longest = Math.max(...catalogue.map(({ products }) => products.length))
  return Array.from({ length: longest }, (_, row) =>
    catalogue.flatMap(({ name, products }) => (products[row] ? [{ category: name, product: products[row] }] : [])),
  ).flat()
}

async function saveProduct(
  container: MedusaContainer,
  { product, category, index }: { product: DemoProduct; category: string; index: number },
  category_id: string,
): Promise<void> {
  const drawn = await drawPictures(product, index)
  const files = drawn.map((picture, number) => ({
    filename: `${number + 1}.jpg`,
    content: picture.toString("base64"),
  }))
  const { result: pictures } = await uploadPicturesWorkflow(container).run({ input: { files } })
  const [length, height, breadth] = product.size
  const hindi = catalogueInHindi[category].products[product.name]
  const { name, description, about, price, quantity, weight, active = true } = product
  const { result } = await saveShopProductWorkflow(container).run({
    input: {
      product: {
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
        images: pictures.map(({ id }) => id),
        facts: productFacts(product, category),
      },
    },
  })
  const variants = demoVariants(product)
  if (variants) await saveVariantsWorkflow(container).run({ input: { product_id: result.after.id, variants } })
}

const toPairs = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value }))
