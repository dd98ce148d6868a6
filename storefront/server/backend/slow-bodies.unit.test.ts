import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { describe, expect, it, vi } from "vitest"
import { smallShop } from "../testing/small-shop.ts"

// hundreds of connections take their time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

/** A client that begins a body of 4000 bytes and sends one of them a second. */
function slowClient(port: number, path: string, bytes = 4_000) {
  const socket = connect(port, "127.0.0.1")
  let response = ""
  socket.setEncoding("utf8").on("data", (part) => {
    response += part
  })
  socket.on("error", () => {})
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n{`,
  )
  const dripping = setInterval(() => socket.write(" "), 1_000)
  socket.once("close", () => clearInterval(dripping))
  return { socket, response: () => response }
}

async function leave(clients: { socket: Socket }[]) {
  for (const { socket } of clients) socket.destroy()
}

describe("300 clients that send a byte a second", () => {
  it.each(["/auth/sign-in", "/back-office/pictures"])("do not delay other clients: %s", async (path) => {
    await using shop = await smallShop((req, res) => req.resume().on("end", () => res.end("{}")))
    const slow = Array.from({ length: 300 }, () => slowClient(shop.port, path))
    await Promise.all(slow.map(({ socket }) => once(socket, "connect")))
    const responses = await Promise.all([
      shop.get("/"),
      shop.get("/", { cookie: "connect.sid=asha" }),
      shop.get("/store/catalog/products"),
      shop.send("POST", "/auth/sign-in", {}, '{"username":"asha"}'),
      shop.send("POST", "/store/checkout", {}, "{}"),
      shop.send("POST", "/hooks/payment/razorpay_razorpay", {}, "{}"),
    ])
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(shop.requests.filter(({ url, headers }) => url === path && headers["content-length"] === "4000")).toEqual([])
    await leave(slow)
  })

  it("get 408 after the timeout, and their connections end", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"), { bodyTimeoutMs: 300 })
    const slow = slowClient(shop.port, "/auth/sign-in")
    await once(slow.socket, "close")
    expect(slow.response()).toMatch(/^HTTP\/1.1 408 [\s\S]+took too long to arrive/)
    expect(slow.response()).toMatch(/\r\nConnection: close\r\n/i)
    expect(shop.requests).toEqual([])
  })
})

describe("uploads", () => {
  it("reach the backend as they were sent, from a file when they are large", async () => {
    let received = Buffer.alloc(0)
    await using shop = await smallShop((req, res) => {
      const parts: Buffer[] = []
      req.on("data", (part) => parts.push(part))
      req.on("end", () => {
        received = Buffer.concat(parts)
        res.end("{}")
      })
    })
    const sent = Buffer.from(Array.from({ length: 700_000 }, (_, at) => 32 + (at % 90)))
    expect((await shop.send("POST", "/back-office/pictures", {}, sent.toString())).status).toBe(200)
    expect(received.equals(sent)).toBe(true)
  })

  it("large bodies of one address are limited: the next is rejected with a sentence and Retry-After", async () => {
    await using shop = await smallShop((req, res) => req.resume().on("end", () => res.end("{}")))
    const slow = Array.from({ length: 4 }, () => slowClient(shop.port, "/back-office/pictures", 700_000))
    await Promise.all(slow.map(({ socket }) => once(socket, "connect")))
    const upload = (bytes = 700_000) => shop.send("POST", "/back-office/pictures", {}, "x".repeat(bytes))
    await expect.poll(async () => (await upload()).status, { timeout: 20_000 }).toBe(503)
    const { headers, body } = await upload()
    expect(headers["retry-after"]).toBe("5")
    expect(JSON.parse(body).message).toMatch(/receiving too much at once/)
    expect((await upload(100)).status).toBe(200)
    await leave(slow)
    await expect.poll(async () => (await upload()).status, { timeout: 20_000 }).toBe(200)
  })
})

describe("requests for which every connection to the backend is taken", () => {
  it("do not wait for catalogue reads when they buy", async () => {
    const held: (() => void)[] = []
    await using shop = await smallShop(({ url }, res) => {
      if (url?.startsWith("/store/reviews")) held.push(() => res.end("{}"))
      else res.end("{}")
    })
    const readers = Array.from({ length: 120 }, (_, at) => shop.get(`/store/reviews?page=${at}`))
    await expect.poll(() => held.length, { timeout: 20_000 }).toBeGreaterThan(40)
    expect((await shop.send("POST", "/store/checkout", {}, "{}")).status).toBe(200)
    const responses = Promise.all(readers)
    const letGo = setInterval(() => {
      for (const end of held.splice(0)) end()
    }, 10)
    expect((await responses).every(({ status }) => status === 200)).toBe(true)
    clearInterval(letGo)
  })

  it("are rejected at once when too many wait already", async () => {
    const held: (() => void)[] = []
    await using shop = await smallShop((_req, res) => held.push(() => res.end("{}")))
    const readers = Array.from({ length: 320 }, (_, at) => shop.get(`/store/reviews?page=${at}`))
    const rejected = await Promise.race(readers)
    expect([rejected.status, rejected.headers["retry-after"]]).toEqual([503, "5"])
    const letGo = setInterval(() => {
      for (const end of held.splice(0)) end()
    }, 10)
    await Promise.all(readers)
    clearInterval(letGo)
  })
})
