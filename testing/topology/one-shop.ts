import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll } from "vitest"
import { freePort } from "../../scripts/run/free-port.mjs"
import { Processes } from "../../scripts/run/processes.mjs"
import { startRedis } from "../../scripts/run/redis.mjs"
import { shop, type TestShop } from "../shop.ts"
import { openWebAndBackend } from "./open-web-and-backend.ts"

type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

/** One shop with Redis, log files, metrics and traces, for several parts of one file of tests. */
export let front: Awaited<ReturnType<typeof openWebAndBackend>>
export let haat: TestShop
export let metricsPorts: { web: number; backend: number }

/** Traces that the shop has sent to the receiver. */
export const traced = { spans: [] as Span[], text: "" }
const receiver = createServer((req, res) => {
  let body = ""
  req.on("data", (part) => {
    body += part
  })
  req.on("end", () => {
    traced.text += body
    for (const { scopeSpans } of JSON.parse(body).resourceSpans ?? [])
      for (const scope of scopeSpans) traced.spans.push(...scope.spans)
    res.setHeader("Content-Type", "application/json").end("{}")
  })
})

const redis = new Processes()
let redisFolder: string

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve))
  metricsPorts = { web: await freePort(), backend: await freePort() }
  const redisPort = await freePort()
  redisFolder = await mkdtemp(path.join(tmpdir(), "haat-redis-"))
  await startRedis(redis, { folder: redisFolder, port: redisPort })
  front = await openWebAndBackend({
    LOG_LEVEL: "info",
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    RATE_LIMIT_FACTOR: "10000",
    METRICS_PORT: String(metricsPorts.web),
    BACKEND_METRICS_PORT: String(metricsPorts.backend),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    OTEL_BSP_SCHEDULE_DELAY: "100",
  })
  haat = shop()
}, 300_000)
afterAll(async () => {
  await front?.close()
  await redis.stop()
  await rm(redisFolder, { recursive: true, force: true })
  receiver.close()
  receiver.closeAllConnections()
})
