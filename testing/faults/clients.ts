import { request } from "node:http"
import { connect, type Socket } from "node:net"
import type { Buyer } from "../buyer.ts"
import { order, put, totalOf } from "../topology/people.ts"
import { ordersOf } from "../topology/soundness.ts"
import { type Attempt, attempt } from "./attempt.ts"
import type { FaultShop } from "./open-fault-shop.ts"
import { counted, formatSeconds, type Outcome, pause, percentile, type Row, secondsUntil, those } from "./row.ts"

const SLOW_CLIENTS = 300
const SLOW_MS = 30_000
const MEASURED_MS = 10_000

/** Measures a page, a list and a cart of other visitors meanwhile: milliseconds and failures. */
async function served({ web, haat }: FaultShop, person: Buyer, product_id: string, ms: number) {
  const responses: Attempt[] = []
  const until = Date.now() + ms
  while (Date.now() < until) {
    responses.push(await attempt(() => haat.guest().get(`${web}/product-info/${product_id}`)))
    responses.push(await attempt(() => haat.guest().get(`${web}/store/catalog/products?limit=12`)))
    responses.push(await attempt(() => put(person, web, product_id)))
    responses.push(await attempt(() => person.delete(`${web}/store/cart/lines/${product_id}`)))
    await pause(50)
  }
  const rejected = responses.filter(({ status }) => status !== 200)
  const times = responses.map((one) => one.ms)
  return { rejected, median: percentile(times, 50), most: percentile(times, 95), count: responses.length }
}

/** Says that a sign-in of 300 bytes is coming, and sends a byte a second. */
function slowClient(web: string): Socket {
  const { hostname, port } = new URL(web)
  const socket = connect(Number(port), hostname)
  socket.on("error", () => {})
  socket.resume()
  socket.write(
    `POST /auth/sign-in HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 300\r\n\r\n`,
  )
  const dripping = setInterval(() => socket.writable && socket.write(" "), 1_000)
  socket.on("close", () => clearInterval(dripping))
  return socket
}

async function slowBodies(shop: FaultShop): Promise<Outcome> {
  const [[person], product] = await Promise.all([shop.crowd(1), shop.haat.product({ quantity: 1_000 })])
  const before = await served(shop, person, product.id, MEASURED_MS)
  const sockets: Socket[] = []
  const opening = setInterval(() => {
    // rejected clients connect again
    for (const [at, socket] of sockets.entries()) if (socket.closed) sockets[at] = slowClient(shop.web)
    for (let nth = 0; nth < 30 && sockets.length < SLOW_CLIENTS; nth++) sockets.push(slowClient(shop.web))
  }, 100)
  await pause(2_000)
  const during = await served(shop, person, product.id, SLOW_MS)
  clearInterval(opening)
  for (const socket of sockets) socket.destroy()
  const rejected = [...before.rejected, ...during.rejected]
  return {
    figures: `others: median ${before.median} ms before, ${during.median} ms during; 95 % within ${before.most} and ${during.most} ms; ${during.count} requests, rejected ${counted(during.rejected.map(({ status }) => status)) || "none"}`,
    broken: those({
      [`others were rejected: ${rejected[0]?.status} ${JSON.stringify(rejected[0]?.body)}`]: rejected.length > 0,
      "others were served more slowly": during.most > Math.max(2 * before.most, before.most + 250),
    }),
  }
}

const HASTY = 40
const SETTLED_S = 30

/** Sends an order and is gone after so many milliseconds. */
function orderAndHangUp(web: string, person: Buyer, expected_total: number, ms: number) {
  return new Promise<void>((resolve) => {
    const body = JSON.stringify({ address_id: person.address_id, payment_method: "cod", expected_total })
    const req = request(`${web}/store/checkout`, {
      method: "POST",
      agent: false,
      headers: { cookie: person.cookie, "content-type": "application/json", "content-length": Buffer.byteLength(body) },
    })
    req.on("error", () => {})
    req.on("response", (res) => res.resume())
    req.on("close", () => resolve())
    req.end(body)
    setTimeout(() => req.destroy(), ms)
  })
}

async function hangUps(shop: FaultShop): Promise<Outcome> {
  const { web, haat } = shop
  const [people, product] = await Promise.all([shop.crowd(HASTY), haat.product({ quantity: 1_000 })])
  for (let at = 0; at < HASTY; at += 8)
    await Promise.all(people.slice(at, at + 8).map((person) => put(person, web, product.id)))
  const total = await totalOf(people[0], web)
  for (let at = 0; at < HASTY; at += 4)
    await Promise.all(
      people.slice(at, at + 4).map((person, nth) => orderAndHangUp(web, person, total, ((at + nth) * 500) / HASTY)),
    )
  // what was begun comes to its end
  let placed = 0
  let full: Buyer[] = []
  const settled = await secondsUntil(SETTLED_S, async () => {
    const carts = await Promise.all(people.map((person) => person.get(`${web}/store/cart`)))
    full = people.filter((_, nth) => holds(carts[nth].body, product.id))
    placed = (await ordersOf(haat, product.id)).length
    return placed + full.length === HASTY
  })
  // an order still being placed leaves an empty cart to a repeated order
  const again = await Promise.all(full.map((person) => orderAgain(web, person)))
  const stuck = again.filter(({ status }) => status !== 201)
  const all = await secondsUntil(SETTLED_S, async () => (await ordersOf(haat, product.id)).length === HASTY)
  return {
    figures: `${HASTY} hung up after 0 to 500 ms: ${placed} placed, ${full.length} carts still there, known after ${formatSeconds(settled)}; these ordered ${counted(again.map(({ status }) => status)) || "none"}`,
    broken: those({
      "an order was placed twice, or a cart is lost": settled === undefined,
      [`someone has no order in the end: ${stuck[0]?.status} ${JSON.stringify(stuck[0]?.body)}`]: all === undefined,
    }),
  }
}

const holds = ({ cart }: { cart?: { lines: { product_id: string }[] } }, product_id: string) =>
  Boolean(cart?.lines.some((line) => line.product_id === product_id))

/** Looks at the total again, as a person does, when it has changed. */
async function orderAgain(web: string, person: Buyer): Promise<Attempt> {
  let response = await attempt(async () => order(person, web, await totalOf(person, web)))
  for (let tries = 0; tries < 3 && response.status === 409; tries++)
    response = await attempt(async () => order(person, web, await totalOf(person, web)))
  return response
}

export const clientRows: Row[] = [
  { name: "300 slow clients, a byte a second", run: slowBodies },
  { name: "the client hangs up while placing", run: hangUps },
]
