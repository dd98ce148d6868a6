import NAV from "virtual:haat/nav"
import type { ProductAddresses, ShopCategory, Sitemaps } from "@haat/catalog/contract"
import type { ShopFacts } from "@haat/checkout/contract"
import type { NavEntry } from "../nav/define-nav.ts"
import { sdk } from "./backend/sdk.ts"
import { languageAlternates } from "./language/addresses.ts"
import { pageAddress } from "./language/page-address.ts"
import { publicOrigin } from "./public-origin.ts"

/** A page for search engines: its path, and when what it shows was changed last. */
type SitemapEntry = { path: string; updated_at?: string }

const isForEveryone = (entry: NavEntry) => entry.place !== "unlisted" && !("who" in entry && entry.who === "shopper")

/** Returns the pages other than products: home, explore, about the shop, its categories, and those of plugins. */
export const readPages = async (): Promise<SitemapEntry[]> => {
  const [{ categories }, { plugins_off }] = await Promise.all([
    sdk.client.fetch<{ categories: ShopCategory[] }>("/store/catalog/categories"),
    sdk.client.fetch<ShopFacts>("/store/shop"),
  ])
  const own = ["/", "/explore", "/aboutUs", "/contact", "/legal", "/termsandcondition", "/Home"]
  const policies = ["privacy", "returns", "delivery"].map((name) => `/policies/${name}`)
  const plugins = NAV.filter((entry) => isForEveryone(entry) && !plugins_off.includes(entry.plugin)).map(({ to }) => to)
  return [...own, ...policies, ...new Set(plugins), ...categories.map(({ id }) => `/category/${id}`)].map((path) => ({
    path,
  }))
}

/** Returns the size and the last change of each product sitemap. */
export const readSitemaps = async () => (await sdk.client.fetch<Sitemaps>("/store/catalog/sitemaps")).sitemaps

/** Returns the products of a sitemap. @param nth number of the sitemap, from 1 */
export const readProducts = async (nth: number): Promise<SitemapEntry[]> => {
  const { products } = await sdk.client.fetch<ProductAddresses>("/store/catalog/addresses", { query: { page: nth } })
  return products.map(({ id, updated_at }) => ({ path: `/product-info/${id}`, updated_at }))
}

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
/** Search engines come by now and then; a shop of a hundred thousand products is not read for each of them. */
const HEADERS = { "Content-Type": "application/xml", "Cache-Control": "public, max-age=300" }

const escapeXml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;")

/** Makes the response of a sitemap, whose pages have alternates in every language, or of a sitemap index. */
export function sitemapResponse(request: Request, list: "urlset" | "sitemapindex", entries: SitemapEntry[]) {
  const origin = publicOrigin(request)
  const absolute = (path: string) => escapeXml(new URL(path, origin).href)
  const alternates = (path: string) =>
    languageAlternates(path).map(
      ({ tag, path }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${absolute(path)}"/>`,
    )
  const item = list === "urlset" ? "url" : "sitemap"
  const lines = entries.map(({ path, updated_at }) => {
    const changed = updated_at ? `<lastmod>${escapeXml(updated_at)}</lastmod>` : ""
    const others = list === "urlset" ? alternates(path).join("") : ""
    return `  <${item}><loc>${absolute(pageAddress(path))}</loc>${changed}${others}</${item}>\n`
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<${list} ${NAMESPACES}>\n${lines.join("")}</${list}>\n`
  return new Response(xml, { headers: HEADERS })
}

/** Returns the response, or a 503 with Retry-After when the backend does not respond. */
export const retryLaterOnError = (response: Promise<Response>) =>
  response.catch(
    () => new Response("The shop is not answering just now.\n", { status: 503, headers: { "Retry-After": "60" } }),
  )
