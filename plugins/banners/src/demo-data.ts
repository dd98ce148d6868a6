import type { DemoData, DemoDrawing } from "@haat/sdk/server/demo-data"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { bannerPicture, LANGUAGES } from "./demo/banner-picture"
import { type DemoBanner, demoBanners } from "./demo/demo-banners"
import { demoMainProducts } from "./demo/demo-main-products"
import { chooseMainProducts } from "./workflows/choose-main-products"
import { createBanners } from "./workflows/create-banners"

/** Banners and main products of the demo shop, each where there is none yet. */
export const DEMO_DATA: DemoData = {
  listDrawings: (drawing) =>
    demoBanners.flatMap((banner) => LANGUAGES.map((language) => () => bannerPicture(drawing, banner, language))),
  async addContent(container, drawing) {
    if (await isEmpty(container, "banner")) await addBanners(container, drawing)
    if (await isEmpty(container, "main_selection")) await chooseDemoProducts(container)
  },
}

async function isEmpty(container: MedusaContainer, table: "banner" | "main_selection") {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return !(await database(table).whereNull("deleted_at").first("id"))
}

async function addBanners(container: MedusaContainer, drawing: DemoDrawing) {
  const categories = await container.resolve(Modules.PRODUCT).listProductCategories({}, { select: ["id", "name"] })
  const addresses = new Map(categories.map(({ id, name }) => [name, `/category/${id}`]))
  const banners = []
  for (const banner of demoBanners) {
    const image_url = await storePicture(container, drawing, banner, "en")
    const image_url_hi = await storePicture(container, drawing, banner, "hi")
    banners.push({ image_url, image_url_hi, redirect_url: addresses.get(banner.category) ?? "/explore" })
  }
  await createBanners(container, banners)
}

async function storePicture(
  container: MedusaContainer,
  drawing: DemoDrawing,
  banner: DemoBanner,
  language: (typeof LANGUAGES)[number],
) {
  const { url } = await container.resolve(Modules.FILE).createFiles({
    filename: "banner.webp",
    mimeType: "image/webp",
    content: (await bannerPicture(drawing, banner, language)).toString("base64"),
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
