/** The languages of the shop's pages, with the prefix of their paths. */
export const LANGUAGES = [
  { tag: "en-IN", prefix: "" },
  { tag: "hi-IN", prefix: "/hi" },
] as const

/** Path of a page in a language. */
export const inLanguage = (prefix: string, path: string) => (path === "/" ? prefix || "/" : prefix + path)

const ENTITIES: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'", "#39": "'" }
const decoded = (text: string) => text.replace(/&([#\w]+);/g, (whole, name) => ENTITIES[name] ?? whole)

/** The attributes of each element of this name, in the sequence of the markup; names are in lower case. */
export const elements = (markup: string, name: string): Record<string, string>[] =>
  [...markup.matchAll(new RegExp(`<${name}\\s([^>]*)>`, "g"))].map(([, attributes]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key.toLowerCase(), decoded(value)]),
    ),
  )

/** Addresses of a page or sitemap entry in other languages, by their `hreflang`. */
export const alternates = (markup: string, link = "link") =>
  Object.fromEntries(
    elements(markup, link)
      .filter(({ rel, hreflang }) => rel === "alternate" && hreflang)
      .map(({ hreflang, href }) => [hreflang, href]),
  )

/** The entries of a sitemap: each address with those of the same page in all languages. */
export const sitemapEntries = (xml: string) =>
  [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry]): [address: string, Record<string, string>] => [
    decoded(/<loc>(.*?)<\/loc>/s.exec(entry)?.[1] ?? ""),
    alternates(entry, "xhtml:link"),
  ])

/** Addresses on the page's own origin that its links and pictures name, without fragments. */
export function linkedAddresses(markup: string, page: string): string[] {
  const named = [
    ...["a", "link"].flatMap((name) => elements(markup, name).map(({ href }) => href)),
    ...["img", "script"].flatMap((name) => elements(markup, name).map(({ src }) => src)),
  ]
  const { origin } = new URL(page)
  const urls = named.filter(Boolean).map((address) => new URL(address, page))
  return [
    ...new Set(urls.filter((url) => url.origin === origin).map(({ pathname, search }) => origin + pathname + search)),
  ]
}
