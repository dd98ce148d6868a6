import { MAX_IN_SITEMAP } from "@haat/catalog/contract"
import { afterEach, describe, expect, it, vi } from "vitest"
import { sdk } from "../lib/backend/sdk.ts"
import { loader as readRobots } from "./robots.ts"
import { loader as readSitemap } from "./sitemap.ts"
import { loader as readPart } from "./sitemap-part.ts"

const CHANGED = "2026-11-01T00:00:00.000Z"

/** A backend with so many products on sale. */
const withProducts = (count: number) => {
  vi.spyOn(sdk.client, "fetch").mockImplementation((async (
    path: string,
    { query: { page } } = { query: { page: 1 } },
  ) => {
    if (path === "/store/catalog/categories") return { categories: [{ id: "pcat_1" }] }
    if (path === "/store/catalog/sitemaps") {
      const parts = Array.from({ length: Math.ceil(count / MAX_IN_SITEMAP) }, (_, i) =>
        Math.min(MAX_IN_SITEMAP, count - i * MAX_IN_SITEMAP),
      )
      return { sitemaps: parts.map((products) => ({ products, updated_at: CHANGED })) }
    }
    const before = (page - 1) * MAX_IN_SITEMAP
    const length = Math.max(0, Math.min(MAX_IN_SITEMAP, count - before))
    const products = Array.from({ length }, (_, i) => ({ id: `prod_${before + i}`, updated_at: CHANGED }))
    return { products }
  }) as never)
}

const request = new Request("https://haat.example/sitemap.xml")
const textOf = async (response: Response | Promise<Response>) => (await response).text()
const sitemap = () => textOf(readSitemap({ request, params: {} } as never))
const part = (name: string) => readPart({ request, params: { part: name } } as never)

afterEach(() => vi.restoreAllMocks())

describe("the sitemap", () => {
  it("has every page and every product, with when that was changed", async () => {
    withProducts(3)
    const xml = await sitemap()
    expect(xml).toContain("<urlset")
    expect(xml).toContain("<loc>https://haat.example/category/pcat_1</loc>")
    expect(xml).toContain(`<loc>https://haat.example/product-info/prod_2</loc><lastmod>${CHANGED}</lastmod>`)
  })

  it("has the addresses of each page in both languages", async () => {
    withProducts(1)
    const link = (tag: string, path: string) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="https://haat.example${path}"/>`
    const xml = await sitemap()
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
    for (const [english, hindi] of [
      ["/", "/hi"],
      ["/explore", "/hi/explore"],
      ["/product-info/prod_0", "/hi/product-info/prod_0"],
    ])
      expect(xml).toContain(link("en-IN", english) + link("hi-IN", hindi) + link("x-default", english))
    expect(xml.match(/<xhtml:link/g)).toHaveLength(3 * (xml.match(/<url>/g)?.length ?? 0))
  })

  it("is an index of sitemaps beyond 2,000 addresses, which have each product once", async () => {
    withProducts(MAX_IN_SITEMAP + 1)
    const xml = await sitemap()
    expect(xml).toContain("<sitemapindex")
    expect(xml).toContain(`<loc>https://haat.example/sitemaps/products-2.xml</loc><lastmod>${CHANGED}</lastmod>`)
    expect(xml).not.toContain("products-3.xml")
    const [first, second] = [await textOf(part("products-1.xml")), await textOf(part("products-2.xml"))]
    expect(first.match(/<url>/g)).toHaveLength(MAX_IN_SITEMAP)
    expect(second.match(/<loc>[^<]*/g)).toEqual(["<loc>https://haat.example/product-info/prod_2000"])
    expect(await textOf(part("pages.xml"))).toContain("<loc>https://haat.example/explore</loc>")
    for (const name of ["products-3.xml", "products-0.xml", "else.xml"]) expect((await part(name)).status).toBe(404)
  })

  it("responds 503 with Retry-After while the backend does not respond", async () => {
    vi.spyOn(sdk.client, "fetch").mockRejectedValue(new Error("no answer"))
    const { status, headers } = await readSitemap({ request, params: {} } as never)
    expect([status, headers.get("Retry-After")]).toEqual([503, "60"])
  })
})

describe("robots.txt", () => {
  it("keeps search engines from personal pages of both languages, and names both sitemaps", async () => {
    const lines = (await textOf(readRobots({ request, params: {} } as never))).split("\n")
    for (const path of ["/admin", "/checkout", "/hi/checkout", "/orders", "/hi/orders", "/hi/search"])
      expect(lines).toContain(`Disallow: ${path}`)
    for (const path of ["/sitemap.xml", "/hi/sitemap.xml"])
      expect(lines).toContain(`Sitemap: https://haat.example${path}`)
    expect(lines).not.toContain("Disallow: /hi/admin")
  })
})
