import type { AddressInfo } from "node:net"
import { expect, it } from "vitest"
import { httpServer } from "./http-server"

async function withServer(respond: (request: Request) => Promise<Response>, use: (url: string) => Promise<void>) {
  const server = httpServer(respond)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

it("passes on method, path, headers and body, and lets pages of any origin read the response", () =>
  withServer(
    async (request) => {
      const { method, headers, url } = request
      return Response.json({
        method,
        path: new URL(url).pathname,
        key: headers.get("x-key"),
        body: await request.text(),
      })
    },
    async (url) => {
      const response = await fetch(`${url}/window/pay`, { method: "POST", headers: { "x-key": "1" }, body: "{}" })
      expect(response.headers.get("access-control-allow-origin")).toBe("*")
      expect(await response.json()).toEqual({ method: "POST", path: "/window/pay", key: "1", body: "{}" })
    },
  ))

it("lets a page of another origin send JSON", () =>
  withServer(
    async () => Promise.reject(new Error("A preflight does not come here")),
    async (url) => {
      const response = await fetch(`${url}/window/pay`, { method: "OPTIONS" })
      expect([response.status, response.headers.get("access-control-allow-headers")]).toEqual([204, "content-type"])
    },
  ))
