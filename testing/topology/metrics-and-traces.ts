import { describe, expect, it } from "vitest"
import { buyer } from "../buyer.ts"
import { until } from "../mailbox.ts"
import { front, haat, metricsPorts, traced } from "./one-shop.ts"
import { order, put, totalOf } from "./people.ts"

const COOKIE = "sandalwood=chest"
const COMPANION = "Rosewood-Ferry@55"

/** The sum of all values of a metric whose line has these words. */
async function read(of: "web" | "backend", name: string, ...words: string[]): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${metricsPorts[of]}/metrics`)
  expect(response.headers.get("content-type")).toContain("text/plain")
  const lines = (await response.text()).split("\n").filter((line) => line.startsWith(name))
  const found = lines.filter((line) => words.every((word) => line.includes(word)))
  if (!found.length) return Number.NaN
  return found.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0)
}

const COUNT = "haat_http_request_duration_seconds_count"

describe("the metrics", () => {
  it("move while someone shops: requests by route and status, orders, what memory answers", async () => {
    const before = (await read("backend", "haat_orders{")) || 0
    const placed = (of: "web" | "backend") =>
      read(of, COUNT, 'route="/store/checkout"', 'method="POST"', 'status="201"')
    const placedBefore = { web: (await placed("web")) || 0, backend: (await placed("backend")) || 0 }
    const product = await haat.product({ quantity: 5 })
    const person = await buyer(haat)
    await put(person, front.web, product.id)
    expect((await order(person, front.web, await totalOf(person, front.web))).status).toBe(201)
    for (const of of ["web", "backend"] as const) expect([of, await placed(of)]).toEqual([of, placedBefore[of] + 1])
    await until(async () => (await read("backend", "haat_orders{")) === before + 1, "one order more")

    const guest = haat.guest()
    const pages = async () => (await read("web", COUNT, 'route="/product-info/:id"')) || 0
    const pagesBefore = await pages()
    for (let nth = 0; nth < 5; nth++) expect((await guest.get(`/product-info/${product.id}`)).status).toBe(200)
    expect(await read("web", "haat_cache_reads_total", 'cache="pages"', 'result="miss"')).toBeGreaterThan(0)
    expect(await read("web", "haat_cache_reads_total", 'cache="pages"', 'result="hit"')).toBeGreaterThan(0)
    expect(await pages()).toBe(pagesBefore + 5)
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
    expect((await fetch(`http://127.0.0.1:${metricsPorts.web}/`)).status).toBe(404)
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
      const mine = traced.spans.filter(({ attributes }) =>
        attributes.some(({ value }) => value.stringValue === requestId),
      )
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
    await until(async () => traced.spans.some(({ name }) => name.startsWith("workflow:")), "the span of a workflow")
    for (const secret of ["sandalwood", COMPANION, "rosewater", "connect.sid", front.proxySecret, person.username])
      expect([secret, traced.text.includes(secret)]).toEqual([secret, false])
  })
})
