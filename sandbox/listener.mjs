import { Readable } from "node:stream"
import { faultOrders } from "./misbehaviour.mjs"

const MAX_BYTES = 1_000_000

/** Makes Node's request listener for `mounts`, which maps names to functions from Request to Response. */
export function listener(mounts) {
  const misbehaviour = Object.fromEntries(Object.keys(mounts).map((name) => [name, faultOrders()]))

  return async (req, res) => {
    const [, name, rest = "/"] = /^\/([^/?]*)(.*)$/s.exec(req.url) ?? []
    const path = rest.startsWith("/") ? rest : `/${rest}`
    if (name === "health") return send(res, Response.json({ status: "ok" }))
    const respond = mounts[name]
    if (!respond) return send(res, Response.json({ message: "No such third party" }, { status: 404 }))
    try {
      const request = await toRequest(req, path)
      const misbehave = misbehaviour[name]
      const orderReply = await misbehave.handleOrder(request.clone(), path)
      if (orderReply) return send(res, orderReply)
      await misbehave.respond(misbehave.findOrder(req.method, path), {
        respond: () => respond(request),
        send: send.bind(null, res),
        res,
      })
    } catch (error) {
      console.error(error)
      if (!res.headersSent) await send(res, Response.json({ message: "The sandbox failed" }, { status: 500 }))
    }
  }
}

async function toRequest(req, path) {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) headers.set(name, String(value))
  const chunks = []
  let size = 0
  for await (const chunk of req) {
    size += chunk.length
    if (size <= MAX_BYTES) chunks.push(chunk)
  }
  const body = ["GET", "HEAD"].includes(req.method) ? undefined : Buffer.concat(chunks)
  // the Host header is not used, because clients may send anything in it
  return new Request(`http://sandbox${path}`, { method: req.method, headers, body })
}

async function send(res, response) {
  if (res.destroyed) return
  res.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) return res.end()
  await new Promise((resolve) => Readable.fromWeb(response.body).pipe(res).on("close", resolve))
}
