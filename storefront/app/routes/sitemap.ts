import type { Category, ProductList } from "@haat/catalog/contract"
import { sdk } from "../lib/backend/sdk.ts"
import type { Route } from "./+types/sitemap"

const PAGE_SIZE = 100
/** A sitemap may contain 50,000 addresses; a larger shop needs an index of sitemaps. */
const MAX_PAGES = 400

/** Every page for search engines: home, explore, categories, products. */
export async function loader({ request }: Route.LoaderArgs) {
  const origin = process.env.PUBLIC_URL || new URL(request.url).origin
  try {
    return await sitemap(origin)
  } catch {
    return new Response("The shop is not answering just now.\n", { status: 503, headers: { "Retry-After": "60" } })
  }
}

async function sitemap(origin: string) {
  const { categories } = await sdk.client.fetch<{ categories: Category[] }>("/store/catalog/categories")
  const paths = [
    "/",
    "/explore",
    "/aboutUs",
    "/contact",
    "/legal",
    "/termsandcondition",
    ...["privacy", "returns", "delivery"].map((name) => `/policies/${name}`),
    "/Home",
    ...categories.map(({ id }) => `/category/${id}`),
    ...(await productIds()).map((id) => `/product-info/${id}`),
  ]
  const urls = paths.map((path) => `  <url><loc>${escapeXml(new URL(path, origin).href)}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`
  return new Response(xml, { headers: { "Content-Type": "application/xml", "Cache-Control": "public, max-age=300" } })
}

async function productIds(): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { products, count } = await sdk.client.fetch<ProductList>("/store/catalog/products", {
      query: { page, limit: PAGE_SIZE, sort: "oldest" },
    })
    ids.push(...products.map(({ id }) => id))
    if (page * PAGE_SIZE >= count) break
  }
  return ids
}

const escapeXml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;")
