import { originOf } from "../lib/origin-of.ts"
import { readPages, readProducts } from "../lib/sitemap/sitemap-parts.ts"
import { orLater, writeSitemap, xmlResponse } from "../lib/sitemap/sitemap-xml.ts"
import type { Route } from "./+types/sitemap-part"

const OF_PRODUCTS = /^products-([1-9]\d{0,3})\.xml$/

const notFound = () => new Response("There is no such sitemap.\n", { status: 404 })

/** One of the sitemaps of the index: the pages, or so many of the products. */
export const loader = ({ request, params }: Route.LoaderArgs) =>
  orLater(async () => {
    const origin = originOf(request)
    if (params.part === "pages.xml") return xmlResponse(writeSitemap(origin, await readPages()))
    const nth = OF_PRODUCTS.exec(params.part)?.[1]
    const products = nth ? await readProducts(Number(nth)) : []
    return products.length ? xmlResponse(writeSitemap(origin, products)) : notFound()
  })
