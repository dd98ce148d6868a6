import { createServer, type IncomingMessage, type RequestListener, request, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { FetchBackend } from "../../app/lib/backend/sdk.ts"
import { createInProcessApp } from "../rendering/app.ts"
import type { Handle } from "../rendering/rendered-page.ts"
import { readSettings } from "../settings.ts"
import { serveWeb } from "../web.ts"

/** The real web tier for tests, with a backend and a storefront of a few lines each. */

type ReceivedRequest = { method: string; url: string; headers: IncomingMessage["headers"]; body: string }
export type TestResponse = { status: number; headers: IncomingMessage["headers"]; body: string }

const listen = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)))

/** A page that shows the catalogue's response, with an inline script. */
export const onePage =
  (backendUrl: string, fetchBackend: FetchBackend): Handle =>
  async (incoming) => {
    const { pathname } = new URL(incoming.url)
    if (pathname.endsWith("/broken")) throw new Error("secret detail")
    const cookie = incoming.headers.get("cookie")
    const [data, me] = await Promise.all([
      fetchBackend(`${backendUrl}/store/catalog/products`).then((response) => response.text()),
      cookie && fetchBackend(`${backendUrl}/auth/me`, { headers: { cookie } }).then((response) => response.text()),
    ])
    return new Response(`<!doctype html><script>let page="${pathname}"</script><p>${data}</p><b>${me ?? "guest"}</b>`, {
      headers: { "content-type": "text/html; charset=utf-8" },
    })
  }

/** Starts the web tier on free ports; `backend` handles its requests, `env` adds settings. */
export async function smallShop(
  backend: RequestListener,
  {
    env = {},
    app = onePage,
    backendTimeoutMs,
    bodyTimeoutMs,
    idleGraceMs = 0,
    metrics,
  }: {
    env?: Record<string, string>
    app?: typeof onePage
    backendTimeoutMs?: number
    bodyTimeoutMs?: number
    idleGraceMs?: number
    metrics?: Parameters<typeof serveWeb>[1]["metrics"]
  } = {},
) {
  const requests: ReceivedRequest[] = []
  const backendServer = createServer((req, res) => {
    const received: ReceivedRequest = { method: req.method ?? "", url: req.url ?? "", headers: req.headers, body: "" }
    requests.push(received)
    req.on("data", (part) => {
      received.body += part
    })
    backend(req, res)
  })
  const backendUrl = `http://127.0.0.1:${await listen(backendServer)}`
  const lines: Record<string, unknown>[] = []
  const server = createServer()
  const stop = serveWeb(server, {
    settings: readSettings({
      BACKEND_URL: backendUrl,
      PUBLIC_URL: "http://shop.test",
      RATE_LIMIT_FACTOR: "1000",
      ...env,
    }),
    app: createInProcessApp((fetchBackend) => app(backendUrl, fetchBackend), backendUrl),
    clientFolder: "/nowhere",
    adminFolder: "/nowhere",
    log: (line) => lines.push(line),
    backendTimeoutMs,
    bodyTimeoutMs,
    idleGraceMs,
    metrics,
  })
  const port = await listen(server)

  const send = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
    new Promise<TestResponse>((resolve, reject) => {
      const req = request({ host: "127.0.0.1", port, method, path, headers }, (res) => {
        let text = ""
        res.setEncoding("utf8").on("data", (part) => {
          text += part
        })
        res.on("end", () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: text }))
        res.on("error", reject)
      })
      req.on("error", reject)
      req.end(body)
    })

  return {
    port,
    requests,
    lines,
    send,
    get: (path: string, headers?: Record<string, string>) => send("GET", path, headers),
    stop,
    closeBackend: () =>
      new Promise<void>((resolve) => {
        backendServer.close(() => resolve())
        backendServer.closeAllConnections()
      }),
    async [Symbol.asyncDispose]() {
      await Promise.all([stop(), this.closeBackend()])
    },
  }
}

/** Sends requests one after another for `lastsMs` and passes each response to `onResponse`. */
export async function keepRequesting<T>(lastsMs: number, send: () => Promise<T>, onResponse: (response: T) => void) {
  const until = performance.now() + lastsMs
  while (performance.now() < until) onResponse(await send())
}
