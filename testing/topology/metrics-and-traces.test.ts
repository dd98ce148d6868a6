import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { freePort } from "../../scripts/run/free-port.mjs"
import { Processes } from "../../scripts/run/processes.mjs"
import { startRedis } from "../../scripts/run/redis.mjs"
import { buyer } from "../buyer.ts"
import { until } from "../mailbox.ts"
import { shop, type TestShop } from "../shop.ts"
import { openWebAndBackend } from "./open-web-and-backend.ts"
import { order, put, totalOf } from "./people.ts"

type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

let front: Awaited<ReturnType<typeof openWebAndBackend>>
let haat: TestShop
let ports: { web: number; backend: number }
const redis = new Processes()
let redisFolder: string

/** An OTLP receiver that keeps what it is sent. */
const spans: Span[] = []
let sent = ""
const receiver = createServer((req, res) => {
  let body = ""
  req.on("data", (part) => {
    body += part
  })
  req.on("end", () => {
    sent += body
    for (const { scopeSpans } of JSON.parse(body).resourceSpans ?? [])
      for (const scope of scopeSpans) spans.push(...scope.spans)
    res.setHeader("Content-Type", "application/json").end("{}")
  })
})

const COOKIE = "sandalwood=chest"
const COMPANION = "Rosewood-Ferry@55"

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve))
  ports = { web: await freePort(), backend: await freePort() }
  const redisPort = await freePort()
  redisFolder = await mkdtemp(path.join(tmpdir(), "haat-redis-"))
  await startRedis(redis, { folder: redisFolder, port: redisPort })
  front = await openWebAndBackend({
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    RATE_LIMIT_FACTOR: "10000",
    METRICS_PORT: String(ports.web),
    BACKEND_METRICS_PORT: String(ports.backend),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    OTEL_BSP_SCHEDULE_DELAY: "100",
  })
  haat = await shop()
}, 300_000)
afterAll(async () => {
  await front?.close()
  await redis.stop()
  await rm(redisFolder, { recursive: true, force: true })
  receiver.close()
  receiver.closeAllConnections()
})

/** The sum of all values of a metric whose line has these words. */
async function read(of: "web" | "backend", name: string, ...words: string[]): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${ports[of]}/metrics`)
  expect(response.headers.get("content-type")).toContain("text/plain")
  const lines = (await response.text()).split("\n").filter((line) => line.startsWith(name))
  const found = lines.filter((line) => words.every((word) => line.includes(word)))
  if (!found.length) return Number.NaN
  return found.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0)
}

const COUNT = "haat_http_request_duration_seconds_count"

describe("the metrics", () => {
  it("move while somebody shops: requests by route and status, orders, what memory answers", async () => {
    const before = (await read("backend", "haat_orders{")) || 0
    const product = await haat.product({ quantity: 5 })
    const person = await buyer(haat)
    await put(person, front.web, product.id)
    expect((await order(person, front.web, await totalOf(person, front.web))).status).toBe(201)
    for (const of of ["web", "backend"] as const) {
      const orders = await read(of, COUNT, 'route="/store/checkout"', 'method="POST"', 'status="201"')
      expect([of, orders]).toEqual([of, 1])
    }
    await until(async () => (await read("backend", "haat_orders{")) === before + 1, "one order more")

    const guest = haat.guest()
    for (let nth = 0; nth < 5; nth++) expect((await guest.get(`/product-info/${product.id}`)).status).toBe(200)
    expect(await read("web", "haat_cache_reads_total", 'cache="pages"', 'result="miss"')).toBeGreaterThan(0)
    expect(await read("web", "haat_cache_reads_total", 'cache="pages"', 'result="hit"')).toBeGreaterThan(0)
    expect(await read("web", COUNT, 'route="/product-info/:id"')).toBe(5)
  }, 60_000)

  it("tell of connections, queues, outbox, payments and the event loop", async () => {
    expect(await read("backend", "haat_database_connections{", 'state="used"')).toBeGreaterThanOrEqual(0)
    expect(await read("backend", "haat_database_connections_max")).toBe(10)
    expect(await read("backend", "haat_queue_jobs", 'queue="events-queue"', 'state="wait"')).toBeGreaterThanOrEqual(0)
    // the schedules of the jobs wait there
    expect(
      await read("backend", "haat_queue_jobs", 'queue="medusa-workflows-jobs"', 'state="delayed"'),
    ).toBeGreaterThan(0)
    expect(await read("backend", "haat_outbox_mails")).toBeGreaterThanOrEqual(0)
    expect(await read("backend", "haat_outbox_age_seconds")).toBeGreaterThanOrEqual(0)
    expect(await read("backend", "haat_payments", 'state="captured"')).toBe(0)
    for (const of of ["web", "backend"] as const)
      expect(await read(of, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0)
  })

  it("are answered on the loopback address, at their own port alone", async () => {
    expect((await fetch(`${front.backend}/metrics`)).status).toBe(404)
    expect((await fetch(`${front.web}/metrics`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${ports.web}/`)).status).toBe(404)
  })
})

describe("the traces", () => {
  it("join a request's spans in web tier and backend with the workflow it ran, and hold no header", async () => {
    const person = { username: `otel${Date.now().toString(36)}`, password: COMPANION }
    await haat.shopper(person)
    const response = await fetch(`${front.web}/auth/sign-in?of=rosewater`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie: COOKIE,
        traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01`,
      },
      body: JSON.stringify(person),
    })
    expect(response.status).toBe(200)
    const requestId = response.headers.get("x-request-id")
    const [backend, web] = await until(async () => {
      const mine = spans.filter(({ attributes }) => attributes.some(({ value }) => value.stringValue === requestId))
      const outer = mine.find(({ parentSpanId }) => !parentSpanId)
      const inner = mine.find(({ parentSpanId }) => parentSpanId && parentSpanId === outer?.spanId)
      return inner && outer && [inner, outer]
    }, "the spans of the request")
    expect([web.name, backend.name]).toEqual(Array(2).fill("POST /auth/sign-in"))
    expect(backend.traceId).toBe(web.traceId)
    expect(web.traceId).not.toBe("a".repeat(32))
    expect(web.attributes.map(({ key }) => key).sort()).toEqual([
      "haat.request_id",
      "http.request.method",
      "http.response.status_code",
      "http.route",
    ])
    await until(async () => spans.some(({ name }) => name.startsWith("workflow:")), "the span of a workflow")
    for (const secret of ["sandalwood", COMPANION, "rosewater", "connect.sid", front.proxySecret, person.username])
      expect([secret, sent.includes(secret)]).toEqual([secret, false])
  })
})
