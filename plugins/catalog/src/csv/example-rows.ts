import type { MedusaContainer } from "@medusajs/framework/types"
import { catalogOf } from "../queries/catalog"
import { type Column, WRITTEN_COLUMNS } from "./columns"
import { writePictures } from "./picture-text"

/** Has every fact, since a category may require any of them. */
const EXAMPLE: Partial<Record<Column, string>> = {
  name: "Brass lota",
  description: "Heavy brass, polished by hand",
  category: "Home",
  price: "499",
  quantity: "25",
  active: "yes",
  about: "Made in Moradabad by the Ansari family",
  weight_kg: "0.4",
  length_cm: "12",
  breadth_cm: "10",
  height_cm: "14",
  attributes: "Metal: Brass; Finish: Matt",
  name_hi: "पीतल का लोटा",
  description_hi: "भारी पीतल, हाथ से चमकाया हुआ",
  about_hi: "मुरादाबाद में अंसारी परिवार का बनाया हुआ",
  attributes_hi: "धातु: पीतल; फ़िनिश: मैट",
  brand: "Ansari",
  mrp: "599",
  country_of_origin: "IN",
  net_quantity: "1",
  net_unit: "piece",
  maker_role: "maker",
  maker: "Ansari Brass Works",
  maker_address: "Peetal Nagri, Moradabad, Uttar Pradesh 244001",
  best_before: "No limit",
  month_made: "2026-03",
  hsn: "7418",
  rate_class: "by_hsn",
  supply: "taxable",
}

const EXAMPLE_NAMES = ["Brass lota", "Copper lota"]

/** Number of the newest products among which one with pictures is sought. */
const SAMPLED_PRODUCTS = 20

/** Returns example rows for the template file, with categories and pictures of this shop. */
export const readExampleRows = async (scope: MedusaContainer): Promise<string[][]> => {
  const catalog = catalogOf(scope)
  const categories = (await catalog.listCategories("active")).toSorted((a, b) => b.product_count - a.product_count)
  const { products } = await catalog.listShopProducts({ skip: 0, take: SAMPLED_PRODUCTS })
  const images = products.find((product) => product.images.length)?.images.slice(0, EXAMPLE_NAMES.length) ?? []
  return EXAMPLE_NAMES.map((name, at) => {
    const category = (categories[at] ?? categories[0])?.name ?? EXAMPLE.category
    const row: typeof EXAMPLE = { ...EXAMPLE, name, category, pictures: writePictures(images, catalog.publicUrl) }
    return WRITTEN_COLUMNS.map((column) => row[column] ?? "")
  })
}
