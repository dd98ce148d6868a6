import NAV from "virtual:haat/nav"
import { localizedPath } from "../lib/language/addresses.ts"
import { isLanguage, LANGUAGES } from "../lib/language/languages.ts"
import { publicOrigin } from "../lib/public-origin.ts"
import type { Route } from "./+types/robots"

/** Personal screens of the shop, which are of no use to a search engine. */
const PRIVATE = [
  "/checkout",
  "/orders",
  "/follow",
  "/profile",
  "/login",
  "/signup",
  "/updateAddress",
  "/search",
  "/stock-notice",
]

export function loader({ request }: Route.LoaderArgs) {
  const origin = publicOrigin(request)
  const languages = Object.keys(LANGUAGES).filter(isLanguage)
  const inAllLanguages = (path: string) => languages.map((language) => localizedPath(language, path))
  const unlisted = [...PRIVATE, ...NAV.filter(({ place }) => place === "unlisted").map(({ to }) => to)]
  const lines = [
    "User-agent: *",
    ...["/admin", ...unlisted.flatMap(inAllLanguages)].map((path) => `Disallow: ${path}`),
    ...inAllLanguages("/sitemap.xml").map((path) => `Sitemap: ${origin}${path}`),
    "",
  ]
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  })
}
