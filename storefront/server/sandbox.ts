import type { Request, RequestHandler, Response } from "express"
import { createProxyMiddleware } from "http-proxy-middleware"
import { refuse } from "./error-page.ts"

type Options = { sandboxUrl: string; mailbox: "open" | "closed" }

/** What browsers need of the sandbox: its payment window, and outside production the mails it caught. */
export function sandboxDoors({ sandboxUrl, mailbox }: Options): RequestHandler {
  const doors: [RegExp, string][] = [[/^\/razorpay-sandbox(?=\/)/, "/razorpay/window"]]
  if (mailbox === "open") doors.push([/^\/sandbox\/mail(?=[/?]|$)/, "/mail"])

  const proxy = createProxyMiddleware<Request, Response>({
    target: sandboxUrl,
    proxyTimeout: 60_000,
    on: {
      proxyReq: (proxyReq) => proxyReq.removeHeader("cookie"),
      error(_error, _req, res) {
        if (!("locals" in res)) return res.destroy()
        refuse(undefined, res, { status: 502, message: "The sandbox is not answering right now." })
      },
    },
  })
  return (req, res, next) => {
    const door = doors.find(([path]) => path.test(req.url))
    if (!door) return next()
    req.url = req.url.replace(...door)
    proxy(req, res, next)
  }
}
