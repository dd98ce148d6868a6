import { createServer, type IncomingMessage } from "node:http"
import { buffer } from "node:stream/consumers"

/** Lets the pages of a shop on another port load the payment window and pay in it. */
const ANY_ORIGIN = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "content-type",
  "access-control-allow-methods": "GET, POST",
}

/** Node's HTTP server of a function from Request to Response. */
export const httpServer = (respond: (request: Request) => Promise<Response>) =>
  createServer(async (req, res) => {
    try {
      const request = await toRequest(req)
      const response = req.method === "OPTIONS" ? new Response(null, { status: 204 }) : await respond(request)
      const body = Buffer.from(await response.arrayBuffer())
      res.writeHead(response.status, { ...Object.fromEntries(response.headers), ...ANY_ORIGIN }).end(body)
    } catch (error) {
      console.error(error)
      res.writeHead(500).end()
    }
  })

async function toRequest(req: IncomingMessage) {
  const headers = Object.entries(req.headers).map(([name, value]) => [name, String(value)] as [string, string])
  const body = ["GET", "HEAD"].includes(req.method ?? "") ? undefined : await buffer(req)
  return new Request(`http://sandbox${req.url}`, { method: req.method, headers, body })
}
