import path from "node:path"
import { listLegacyRoutes } from "@haat/legacy-api/routes"
import { openApiDocument } from "@haat/sdk/server/openapi/document"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http"
import { ABOUT } from "./about"
import { ROUTES } from "./routes"

const PREFIX = "/api"
const FRESH = "public, max-age=60"
const UI = path.dirname(require.resolve("swagger-ui-dist/package.json"))
const FILES = ["swagger-ui.css", "swagger-ui-bundle.js"]

/** Scripts of our own origin only; the reader writes some styles into the page. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src " +
  "'self'; frame-ancestors 'none'; base-uri 'none'"

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Haat: calls</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${PREFIX}/docs/swagger-ui.css">
  </head>
  <body>
    <div id="document"></div>
    <script src="${PREFIX}/docs/swagger-ui-bundle.js"></script>
    <script src="${PREFIX}/docs/start.js"></script>
  </body>
</html>
`

const START = `SwaggerUIBundle({ url: "${PREFIX}/openapi.json", dom_id: "#document", deepLinking: true, docExpansion: "none", validatorUrl: null })\n`

let document: string | undefined

type Handler = (res: MedusaResponse) => void
const get = (matcher: string, handler: Handler): MiddlewareRoute => ({
  matcher: PREFIX + matcher,
  methods: ["GET"],
  middlewares: [
    (_req: MedusaRequest, res: MedusaResponse, _next: MedusaNextFunction) => {
      res.setHeader("Cache-Control", FRESH)
      res.setHeader("Content-Security-Policy", POLICY)
      res.setHeader("X-Content-Type-Options", "nosniff")
      handler(res)
    },
  ],
})

/** The document for machines, and a page on which people read it. */
export const documentRoutes: MiddlewareRoute[] = [
  get("/openapi.json", (res) => {
    document ??= JSON.stringify(openApiDocument([...listLegacyRoutes(), ...ROUTES], ABOUT))
    res.type("json").send(document)
  }),
  get("/docs", (res) => void res.type("html").send(PAGE)),
  get("/docs/start.js", (res) => void res.type("js").send(START)),
  ...FILES.map((file) => get(`/docs/${file}`, (res) => res.sendFile(path.join(UI, file)))),
]
