import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type Request, type Response, Router } from "express"
import { Answer } from "./answer.ts"
import { clientFiles } from "./client-files.ts"
import { refuse } from "./error-page.ts"
import { inlineScriptHashes } from "./inline-scripts.ts"
import type { SecurityHeaders } from "./security-headers.ts"
import { sendAnswer } from "./send-answer.ts"

/** The back office's build under `/admin`: its files, and its one page for every address of its own making. */
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
    new Answer(
      200,
      {
        ...security.common,
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-cache",
        Vary: "Accept-Encoding",
        "Content-Security-Policy": security.pagePolicy(inlineScriptHashes(page.toString())),
      },
      page,
    )

  const router = Router()
  router.use((req: Request, res: Response) => {
    const { accept } = req.headers
    if (req.method !== "GET" && req.method !== "HEAD")
      return refuse(accept, res, {
        status: 405,
        message: "The back office only shows pages here.",
        headers: { Allow: "GET, HEAD" },
      })
    if (!shell)
      return refuse(accept, res, {
        status: 503,
        message: "The back office has not been built yet. Run npm start again.",
      })
    const file = files.find(req.originalUrl)
    if (!file && /^\/assets\//.test(req.path))
      return refuse(accept, res, { status: 404, message: "There is no such file." })
    sendAnswer(req, res, file ?? shell, res.locals.requestId)
  })
  return router
}
