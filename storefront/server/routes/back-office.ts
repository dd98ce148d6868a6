import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type Request, type Response, Router } from "express"
import { clientFiles } from "../cache/client-files.ts"
import { sendStoredResponse } from "../cache/send-response.ts"
import { StoredResponse } from "../cache/stored-response.ts"
import { inlineScriptHashes } from "../rendering/inline-scripts.ts"
import { sendError } from "../request/error-page.ts"
import type { SecurityHeaders } from "../request/security-headers.ts"

/** Serves the back office's build under `/admin`: its files, and its one page for every other address. */
export function backOffice(folder: string, security: SecurityHeaders) {
  const index = join(folder, "index.html")
  const page = existsSync(index) ? readFileSync(index) : undefined
  const files = clientFiles({
    folder,
    prefix: "/admin",
    headers: security.common,
    skip: (path) => path === "index.html",
  })
  const shell =
    page &&
    new StoredResponse(
      200,
      {
        ...security.common,
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-cache",
        Vary: "Accept-Encoding",
        "Content-Security-Policy": security.pagePolicy(inlineScriptHashes(page)),
      },
      page,
      { route: "/admin/*" },
    )

  const router = Router()
  router.use((req: Request, res: Response) => {
    if (req.method !== "GET" && req.method !== "HEAD")
      return sendError(res, {
        status: 405,
        message: "The back office only accepts GET and HEAD requests here.",
        headers: { Allow: "GET, HEAD" },
      })
    if (!shell)
      return sendError(res, {
        status: 503,
        message: "The back office has not been built yet. Run npm start again.",
      })
    const file = files.find(req.originalUrl)
    if (!file && /^\/assets\//.test(req.path)) return sendError(res, { status: 404, message: "There is no such file." })
    sendStoredResponse(req, res, file ?? shell, res.locals.requestId)
  })
  return router
}
