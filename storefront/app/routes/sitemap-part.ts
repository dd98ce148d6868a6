import { readPages, readProducts, retryLaterOnError, sitemapResponse } from "../lib/sitemap.ts"
import type { Route } from "./+types/sitemap-part"

const PRODUCT_SITEMAP = /^products-([1-9]\d{0,3})\.xml$/

/** Responds with one sitemap of the index: the pages, or one part of the products. */
export const loader = ({ request, params }: Route.LoaderArgs) => retryLaterOnError(respond(request, params.part))

async function respond(request: Request, part: string) {
  const nth = PRODUCT_SITEMAP.exec(part)?.[1]
  const entries = part === "pages.xml" ? await readPages() : nth ? await readProducts(Number(nth)) : []
  if (!entries.length) return new Response("There is no such sitemap.\n", { status: 404 })
  return sitemapResponse(request, "urlset", entries)
}
