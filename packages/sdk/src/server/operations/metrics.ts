import { createServer } from "node:http"
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import { KEPT_MS, METRICS } from "./metric-names"
import type { FinishedRequest } from "./requests"

/** Upper bounds in seconds; a request ends at 15. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15]

const MAX_MS = 2_000

/** A value and its labels. */
export type Sample = { value: number; labels?: Record<string, string> }
export type Metrics = ReturnType<typeof metrics>

/** Creates the metrics of this process, each with the label `part`. */
export function metrics(part: string) {
  const registry = new Registry()
  registry.setDefaultLabels({ part })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const duration = new Histogram({ ...METRICS.requests, buckets: BUCKETS, registers })
  const reads = new Counter({ ...METRICS.cacheReads, registers })
  const failedSections = new Counter({ ...METRICS.failedSections, registers })

  return {
    registry,
    /** Counts a request that is over. */
    countRequest({ method, route, status, ms }: FinishedRequest) {
      duration.observe({ method, route, status }, ms / 1_000)
    },
    countRead: (cache: string, result: "hit" | "miss") => reads.inc({ cache, result }),
    countFailedSection: (section: string) => failedSections.inc({ section }),
    /**
     * Adds a metric that is read when it is scraped. Values that cannot be read are left out, not reported as 0.
     * @param slow read at most every ten seconds
     */
    gauge(
      name: Exclude<keyof typeof METRICS, "requests" | "cacheReads" | "failedSections">,
      ask: () => Sample[] | Promise<Sample[]>,
      { slow = false } = {},
    ) {
      let known: { at: number; samples: Promise<Sample[]> } | undefined
      const read = () => {
        if (!slow) return ask()
        if (!known || Date.now() - known.at > KEPT_MS) known = { at: Date.now(), samples: Promise.resolve(ask()) }
        return known.samples
      }
      new Gauge({
        ...METRICS[name],
        registers,
        async collect() {
          const samples = await within(Promise.resolve().then(read))
          this.reset()
          // `reset` leaves a metric without labels at 0
          if (!samples.length && !METRICS[name].labelNames.length) this.remove()
          for (const { labels = {}, value } of samples) this.set(labels, value)
        },
      })
    },
  }
}

/** Returns no samples when they are not available in time, so that the other metrics are still reported. */
async function within(samples: Promise<Sample[]>): Promise<Sample[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Sample[]>((resolve) => {
    timer = setTimeout(resolve, MAX_MS, [])
  })
  const found = await Promise.race([samples.catch(() => []), late])
  clearTimeout(timer)
  return found
}

/**
 * Serves `GET /metrics` on a port of its own, which shoppers cannot reach.
 * @returns a function that closes the server, once it listens; rejects with a sentence when the port is taken
 */
export function serveMetrics({ registry }: Metrics, { port, host }: { port: number; host: string }) {
  const server = createServer((req, res) => {
    if (req.method !== "GET" || req.url !== "/metrics") return void res.writeHead(404).end()
    const headers = { "Content-Type": registry.contentType, "Cache-Control": "no-store" }
    registry.metrics().then(
      (text) => res.writeHead(200, headers).end(text),
      (error: Error) => res.writeHead(500).end(error.message),
    )
  })
  return new Promise<() => void>((resolve, reject) => {
    server.once("error", (error) => reject(new Error(`The setting METRICS_PORT: ${error.message}.`)))
    server.listen(port, host, () => {
      server.unref()
      resolve(() => {
        server.close()
        server.closeAllConnections()
      })
    })
  })
}
