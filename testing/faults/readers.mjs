import http from "node:http"

/**
 * A process of its own that reads a shop. Its argument, JSON: `url`; `paths`, of which `#` becomes a new number each
 * time, so that no memory answers; `seconds`; and `rate`, requests a second whatever becomes of them, or `connections`,
 * each with one request after the other. Prints what it saw as JSON.
 */
const { url, paths, seconds, rate, connections } = JSON.parse(process.argv[2])

/** Open connections; who finds none waits. */
const MAX_SOCKETS = 600
const TICK_MS = 20
const LIMIT_MS = 30_000

const agent = new http.Agent({ keepAlive: true, maxSockets: MAX_SOCKETS })
const seen = { sent: 0, ok: 0, shed: 0, shedInWords: 0, statuses: {}, errors: {}, okMs: [] }
const count = (counts, name) => {
  counts[name] = (counts[name] ?? 0) + 1
}

function read() {
  const path = paths[seen.sent++ % paths.length].replace("#", String(seen.sent))
  const begun = performance.now()
  return new Promise((resolve) => {
    const req = http.get(url + path, { agent, timeout: LIMIT_MS, headers: { accept: "text/html" } }, (res) => {
      res.on("data", () => {})
      res.on("error", ({ message }) => count(seen.errors, message))
      res.on("close", resolve)
      res.on("end", () => {
        count(seen.statuses, res.statusCode)
        if (res.statusCode === 200) {
          seen.ok++
          seen.okMs.push(performance.now() - begun)
        } else if (res.statusCode === 503 || res.statusCode === 429) {
          seen.shed++
          if (Number(res.headers["retry-after"]) > 0) seen.shedInWords++
        }
      })
    })
    req.on("timeout", () => req.destroy(new Error("no answer")))
    req.on("error", (error) => {
      count(seen.errors, error.code ?? error.message)
      resolve()
    })
  })
}

const begun = performance.now()
const goingFor = () => (performance.now() - begun) / 1000
const underWay = new Set()
if (rate) {
  let requests = 0
  await new Promise((resolve) => {
    const ticking = setInterval(() => {
      if (goingFor() >= seconds) {
        clearInterval(ticking)
        resolve()
      }
      for (; requests < goingFor() * rate; requests++) {
        const one = read().finally(() => underWay.delete(one))
        underWay.add(one)
      }
    }, TICK_MS)
  })
  await Promise.all(underWay)
} else
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (goingFor() < seconds) await read()
    }),
  )
agent.destroy()

const { okMs, ...counts } = seen
okMs.sort((a, b) => a - b)
const at = (share) => Math.round(okMs[Math.floor(okMs.length * share)] ?? 0)
console.log(JSON.stringify({ ...counts, seconds: goingFor(), okMedianMs: at(0.5), ok95Ms: at(0.95) }))
