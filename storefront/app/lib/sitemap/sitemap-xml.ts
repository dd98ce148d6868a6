import { alternatesOf } from "../language/addresses.ts"
import { pageAddress } from "../language/page-address.ts"

/** A page for search engines: its path, and when what it shows was changed last. */
export type SitemapEntry = { path: string; updated_at?: string }

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
/** Search engines come by now and then; a shop of a hundred thousand products is not read for each of them. */
const HEADERS = { "Content-Type": "application/xml", "Cache-Control": "public, max-age=300" }

const escapeXml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;")
const absolute = (origin: string, path: string) => escapeXml(new URL(path, origin).href)

const write = (list: string, item: string, lines: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${list} ${NAMESPACES}>\n${lines
    .map((line) => `  <${item}>${line}</${item}>`)
    .join("\n")}\n</${list}>\n`

const writeEntry = (origin: string, { path, updated_at }: SitemapEntry) => {
  const changed = updated_at ? `<lastmod>${escapeXml(updated_at)}</lastmod>` : ""
  return `<loc>${absolute(origin, pageAddress(path))}</loc>${changed}`
}

/** A sitemap of pages in the language of this build, each with its addresses in every language. */
export const writeSitemap = (origin: string, entries: SitemapEntry[]) =>
  write(
    "urlset",
    "url",
    entries.map((entry) => {
      const alternates = alternatesOf(entry.path).map(
        ({ tag, path }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${absolute(origin, path)}"/>`,
      )
      return writeEntry(origin, entry) + alternates.join("")
    }),
  )

/** A sitemap of sitemaps. */
export const writeSitemapIndex = (origin: string, sitemaps: SitemapEntry[]) =>
  write(
    "sitemapindex",
    "sitemap",
    sitemaps.map((entry) => writeEntry(origin, entry)),
  )

export const xmlResponse = (xml: string) => new Response(xml, { headers: HEADERS })

/** The response, or one that asks to come again while the backend does not answer. */
export const orLater = async (response: () => Promise<Response>) => {
  try {
    return await response()
  } catch (error) {
    if (error instanceof Response) return error
    return new Response("The shop is not answering just now.\n", { status: 503, headers: { "Retry-After": "60" } })
  }
}
