import type { IncomingMessage, ServerResponse } from "node:http"
import type { RequestHandler } from "express"
import { offeredLanguage } from "../../app/lib/language/addresses.ts"
import type { ClientFiles } from "../cache/client-files.ts"
import type { drawFor } from "../cache/draws.ts"
import { sendStoredResponse } from "../cache/send-response.ts"
import type { RenderPage } from "../rendering/render-page.ts"
import { sendError } from "../request/error-page.ts"

type Options = {
  files: ClientFiles
  render: RenderPage
  drawFor: ReturnType<typeof drawFor>
  isOverLimit: (req: IncomingMessage, res: ServerResponse) => boolean
}

/** Serves the files of the storefront, and renders pages that may be personal: with the visitor's cookies, and uncached. */
export const personalPage =
  ({ files, render, drawFor, isOverLimit }: Options): RequestHandler =>
  (req, res, next) => {
    const { requestId } = res.locals
    const file = files.find(req.url)
    if (file) return sendStoredResponse(req, res, file, requestId)
    if (req.url.startsWith("/assets/"))
      return sendError(req.headers.accept, res, { status: 404, message: "There is no such file." })
    if (req.method !== "GET" && req.method !== "HEAD")
      return sendError(req.headers.accept, res, {
        status: 405,
        message: "Pages can only be read.",
        headers: { Allow: "GET, HEAD" },
      })
    if (isOverLimit(req, res)) return
    const { cookie } = req.headers
    render(req.url, { offer: offeredLanguage(req.url, cookie), draw: drawFor(req, res), requestId, cookie })
      .then(({ response, cookies }) => {
        if (cookies.length) res.appendHeader("Set-Cookie", cookies)
        sendStoredResponse(req, res, response.asPrivate(), requestId)
      })
      .catch(next)
  }
