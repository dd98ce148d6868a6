/** A page for search engines: its path, and when what it shows was changed last. */
export type SitemapEntry = { path: string; updated_at?: string }

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
/** Search engines come by now and then; a shop of a hundred thousand products is not read for each of them. */
const HEADERS = { "Content-Type": "application/xml", "Cache-Control": "public, max-age=300" }

const escapeXml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;")

const write = (list: string, item: string, origin: string, entries: SitemapEntry[]) => {
  const lines = entries.map(({ path, updated_at }) => {
    const changed = updated_at ? `<lastmod>${escapeXml(updated_at)}</lastmod>` : ""
    return `  <${item}><loc>${escapeXml(new URL(path, origin).href)}</loc>${changed}</${item}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${lines.join("\n")}\n</${list}>\n`
}

/** A sitemap of pages. */
export const writeSitemap = (origin: string, entries: SitemapEntry[]) => write("urlset", "url", origin, entries)

/** A sitemap of sitemaps. */
export const writeSitemapIndex = (origin: string, sitemaps: SitemapEntry[]) =>
  write("sitemapindex", "sitemap", origin, sitemaps)

export const xmlResponse = (xml: string) => new Response(xml, { headers: HEADERS })

export const originOf = (request: Request) => process.env.PUBLIC_URL || new URL(request.url).origin

/** The response, or one that asks to come again while the backend does not answer. */
export const orLater = async (response: () => Promise<Response>) => {
  try {
    return await response()
  } catch (error) {
    if (error instanceof Response) return error
    return new Response("The shop is not answering just now.\n", { status: 503, headers: { "Retry-After": "60" } })
  }
}
