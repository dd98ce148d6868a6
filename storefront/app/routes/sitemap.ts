import { MAX_IN_SITEMAP } from "@haat/catalog/contract"
import { readPages, readProducts, readSitemaps, retryLaterOnError, sitemapResponse } from "../lib/sitemap.ts"
import type { Route } from "./+types/sitemap"

/** Every page for search engines: home, explore, categories, products. An index if they do not fit into one. */
export const loader = ({ request }: Route.LoaderArgs) => retryLaterOnError(respond(request))

async function respond(request: Request) {
  const [pages, sitemaps] = await Promise.all([readPages(), readSitemaps()])
  const addresses = sitemaps.reduce((sum, { products }) => sum + products, pages.length)
  if (addresses <= MAX_IN_SITEMAP) return sitemapResponse(request, "urlset", [...pages, ...(await readProducts(1))])
  const ofProducts = sitemaps.map(({ updated_at }, i) => ({ path: `/sitemaps/products-${i + 1}.xml`, updated_at }))
  return sitemapResponse(request, "sitemapindex", [{ path: "/sitemaps/pages.xml" }, ...ofProducts])
}
