import { chooseMainProducts } from "@haat/banners/workflows/choose-main-products"
import { createBanners } from "@haat/banners/workflows/create-banners"
import { createFaqs } from "@haat/faqs/workflows/create-faqs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { bannerPicture } from "./content/banner-picture"
import { type DemoBanner, demoBanners } from "./content/demo-banners"
import { demoFaqs } from "./content/demo-faqs"
import { demoMainProducts } from "./content/demo-main-products"

/**
 * Gives the demo shop its banners, main products and questions, each where there is none yet. Once only: what the owner
 * deletes stays deleted. A shop with goods of its own is not the demo shop.
 */
export async function seedContent(container: MedusaContainer) {
  const stores = container.resolve(Modules.STORE)
  const [store] = await stores.listStores()
  if (!store.metadata?.demo_catalogue || store.metadata.demo_content) return
  if (await isEmpty(container, "banner")) await hangBanners(container)
  if (await isEmpty(container, "main_selection")) await chooseDemoProducts(container)
  if (await isEmpty(container, "faq")) await createFaqs(container, demoFaqs)
  await stores.updateStores(store.id, { metadata: { ...store.metadata, demo_content: "done" } })
}

async function isEmpty(container: MedusaContainer, table: "banner" | "main_selection" | "faq") {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return !(await database(table).whereNull("deleted_at").first("id"))
}

async function hangBanners(container: MedusaContainer) {
  const categories = await container.resolve(Modules.PRODUCT).listProductCategories({}, { select: ["id", "name"] })
  const addresses = new Map(categories.map(({ id, name }) => [name, `/category/${id}`]))
  const banners = []
  for (const banner of demoBanners) {
    const image_url = await storePicture(container, banner, "en")
    const image_url_hi = await storePicture(container, banner, "hi")
    banners.push({ image_url, image_url_hi, redirect_url: addresses.get(banner.category) ?? "/explore" })
  }
  await createBanners(container, banners)
}

async function storePicture(container: MedusaContainer, banner: DemoBanner, language: "en" | "hi") {
  const { url } = await container.resolve(Modules.FILE).createFiles({
    filename: "banner.webp",
    mimeType: "image/webp",
    content: (await bannerPicture(banner, language)).toString("base64"),
    access: "public",
  })
  return url
}

async function chooseDemoProducts(container: MedusaContainer) {
  const products = container.resolve(Modules.PRODUCT)
  const found = await products.listProducts({ title: demoMainProducts }, { select: ["id", "title"] })
  const product_ids = demoMainProducts.flatMap((name) => found.find(({ title }) => title === name)?.id ?? [])
  await chooseMainProducts(container, { product_ids })
}
