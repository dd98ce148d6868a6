import type { IncomingMessage, ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import type { Request, RequestHandler, Response } from "express"
import { offeredLanguage, stripLanguage } from "../../app/lib/language/addresses.ts"
import { BodyNotReceived, type bodyReceiver } from "../backend/received-body.ts"
import type { assignRandomOrder } from "../cache/random-orders.ts"
import { sendStoredResponse } from "../cache/send-response.ts"
import type { RenderPage } from "../rendering/page-renderer.ts"
import type { PostedForm } from "../rendering/rendered-page.ts"
import { sendError } from "../request/error-page.ts"

type Options = {
  render: RenderPage
  assignRandomOrder: ReturnType<typeof assignRandomOrder>
  isOverLimit: (req: IncomingMessage, res: ServerResponse) => boolean
  receive: ReturnType<typeof bodyReceiver>
  publicUrl: string
}

const FORM_TYPE = "application/x-www-form-urlencoded"

/**
 * Renders pages that may be personal with the visitor's cookies, without caching, and passes forms to the `action` of
 * their page.
 */
export const personalPage = ({
  render,
  assignRandomOrder,
  isOverLimit,
  receive,
  publicUrl,
}: Options): RequestHandler => {
  const { protocol, host } = new URL(publicUrl)

  const receiveForm = async (req: Request): Promise<PostedForm> => {
    const body = await receive(req, req.ip ?? "")
    const visitor = {
      "x-forwarded-for": req.ip ?? "",
      "x-forwarded-proto": protocol.slice(0, -1),
      "x-forwarded-host": host,
    }
    return { body: await text(body.read()).finally(body.discard), type: FORM_TYPE, visitor }
  }

  const sendPage = async (req: Request, res: Response) => {
    const { requestId } = res.locals
    const { cookie } = req.headers
    const form = req.method === "POST" ? await receiveForm(req) : undefined
    const { response, cookies } = await render(req.url, {
      offeredLanguage: offeredLanguage(req.url, cookie),
      randomOrder: assignRandomOrder(req, res),
      requestId,
      cookie,
      form,
    })
    if (cookies.length) res.appendHeader("Set-Cookie", cookies)
    sendStoredResponse(req, res, response.asPrivate(), requestId)
  }

  return (req, res, next) => {
    if (stripLanguage(req.url).startsWith("/assets/"))
      return sendError(res, { status: 404, message: "There is no such file." })
    if (!["GET", "HEAD", "POST"].includes(req.method))
      return sendError(res, {
        status: 405,
        message: "Pages only accept GET, HEAD and POST requests.",
        headers: { Allow: "GET, HEAD, POST" },
      })
    if (req.method === "POST" && !req.is(FORM_TYPE))
      return sendError(res, { status: 415, message: "Pages only accept forms." })
    if (isOverLimit(req, res)) return
    sendPage(req, res).catch((error) =>
      error instanceof BodyNotReceived ? sendError(res, error.response) : next(error),
    )
  }
}
