import { addressIn } from "../lib/language/addresses.ts"
import { isLanguage, LANGUAGES } from "../lib/language/languages.ts"
import { originOf } from "../lib/origin-of.ts"
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
  const origin = originOf(request)
  const languages = Object.keys(LANGUAGES).filter(isLanguage)
  const inEach = (path: string) => languages.map((language) => addressIn(language, path))
  const lines = [
    "User-agent: *",
    ...["/admin", ...PRIVATE.flatMap(inEach)].map((path) => `Disallow: ${path}`),
    ...inEach("/sitemap.xml").map((path) => `Sitemap: ${origin}${path}`),
    "",
  ]
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  })
}
