import type { Route } from "./+types/robots"

/** Personal screens, which are of no use to a search engine. */
const PRIVATE = [
  "/admin",
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
  const origin = process.env.PUBLIC_URL || new URL(request.url).origin
  const lines = ["User-agent: *", ...PRIVATE.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`, ""]
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  })
}
