import type { Request, RequestHandler, Response } from "express"
import { createProxyMiddleware } from "http-proxy-middleware"
import { sendError } from "../request/error-page.ts"
import { setRoute } from "../request/request-log.ts"

type Options = { sandboxUrl: string; mailbox: "open" | "closed" }

const NAMES: Record<string, string> = {
  "/mail": "/sandbox/mail",
  "/shiprocket/parcels": "/sandbox/parcels",
  "/razorpay/window": "/razorpay-sandbox/*",
}

/**
 * Proxies what browsers need of the sandbox: its payment window, and outside production the mails it caught and its
 * parcels.
 */
export function sandboxProxy({ sandboxUrl, mailbox }: Options): RequestHandler {
  const routes: [RegExp, string][] = [[/^\/razorpay-sandbox(?=\/)/, "/razorpay/window"]]
  if (mailbox === "open") {
    routes.push([/^\/sandbox\/mail(?=[/?]|$)/, "/mail"])
    routes.push([/^\/sandbox\/parcels(?=\?|$)/, "/shiprocket/parcels"])
  }

  const proxy = createProxyMiddleware<Request, Response>({
    target: sandboxUrl,
    proxyTimeout: 60_000,
    on: {
      proxyReq: (proxyReq) => proxyReq.removeHeader("cookie"),
      error(_error, _req, res) {
        if (!("locals" in res)) return res.destroy()
        sendError(res, { status: 502, message: "The sandbox is not answering right now." })
      },
    },
  })
  return (req, res, next) => {
    const route = routes.find(([path]) => path.test(req.url))
    if (!route) return next()
    setRoute(res, NAMES[route[1]])
    req.url = req.url.replace(...route)
    proxy(req, res, next)
  }
}
