import { localizedPath } from "../lib/language/addresses.ts"
import { isLanguage, LANGUAGES } from "../lib/language/languages.ts"
import { publicOrigin } from "../lib/public-origin.ts"
import type { Route } from "./+types/robots"

/** Personal screens, which are of no use to a search engine. */
const PRIVATE = [
  "/checkout",
  "/orders",
  "/follow",
  "/profile",
  "/login",
  "/signup",
  "/updateAddress",
  "/search",
  "/review",
  "/report",
  "/stock-notice",
]

export function loader({ request }: Route.LoaderArgs) {
  const origin = publicOrigin(request)
  const languages = Object.keys(LANGUAGES).filter(isLanguage)
  const inAllLanguages = (path: string) => languages.map((language) => localizedPath(language, path))
  const lines = [
    "User-agent: *",
    ...["/admin", ...PRIVATE.flatMap(inAllLanguages)].map((path) => `Disallow: ${path}`),
    ...inAllLanguages("/sitemap.xml").map((path) => `Sitemap: ${origin}${path}`),
    "",
  ]
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  })
}
