import { MAX_IN_SITEMAP } from "@haat/catalog/contract"
import { originOf } from "../lib/origin-of.ts"
import { readPages, readProducts, readSitemaps } from "../lib/sitemap/sitemap-parts.ts"
import { orLater, writeSitemap, writeSitemapIndex, xmlResponse } from "../lib/sitemap/sitemap-xml.ts"
import type { Route } from "./+types/sitemap"

/** Every page for search engines: home, explore, categories, products. An index if they do not fit into one. */
export const loader = ({ request }: Route.LoaderArgs) =>
  orLater(async () => {
    const origin = originOf(request)
    const [pages, sitemaps] = await Promise.all([readPages(), readSitemaps()])
    const addresses = sitemaps.reduce((sum, { products }) => sum + products, pages.length)
    if (addresses <= MAX_IN_SITEMAP) {
      const products = sitemaps.length ? await readProducts(1) : []
      return xmlResponse(writeSitemap(origin, [...pages, ...products]))
    }
    const ofProducts = sitemaps.map(({ updated_at }, i) => ({ path: `/sitemaps/products-${i + 1}.xml`, updated_at }))
    return xmlResponse(writeSitemapIndex(origin, [{ path: "/sitemaps/pages.xml" }, ...ofProducts]))
  })
