import { existsSync } from "node:fs"
import { createServer } from "node:http"
import { fileURLToPath } from "node:url"
import { collectGarbageSooner } from "@haat/sdk/server/operations/heap"
import { loadBuilt, loadDeveloping } from "./server/rendering/load-app.ts"
import { readSettings } from "./server/settings.ts"
import { serveWeb } from "./server/web.ts"

/** The web tier as a process: built to `build/web/server.js` and run from there, with `--dev` for hot reload. */

const storefront = fileURLToPath(new URL("../../", import.meta.url))

function exitWith(message: string): never {
  console.error(message)
  process.exit(1)
}

async function main() {
  collectGarbageSooner()
  const dev = process.argv.includes("--dev")
  if (!dev && !existsSync(`${storefront}/build/web/app-en.js`))
    exitWith("The storefront has not been built: run npm run build in storefront/.")

  const settings = readSettings(process.env)
  const { METRICS_PORT: port, METRICS_HOST: host } = settings
  // loaded only with a port for it
  const { metrics: openMetrics, serveMetrics } = port ? await import("@haat/sdk/server/operations/metrics") : {}
  const metrics = openMetrics?.("web tier")
  if (metrics && port) await serveMetrics?.(metrics, { port, host })
  const { startTracing } = settings.OTEL_EXPORTER_OTLP_ENDPOINT
    ? await import("@haat/sdk/server/operations/tracing")
    : {}
  const tracing = startTracing?.("web tier")
  const server = createServer({ maxHeaderSize: 16 * 1024, requestTimeout: 120_000 })
  const stop = serveWeb(server, {
    settings,
    metrics,
    tracing,
    ...(dev ? await loadDeveloping(storefront, settings.BACKEND_URL, server) : await loadBuilt(storefront, settings)),
    clientFolder: `${storefront}/build/client`,
    adminFolder: `${storefront}/../admin/dist`,
  })
  const shutDown = () => stop().then(() => process.exit(0))
  process.once("SIGTERM", shutDown).once("SIGINT", shutDown)
  // started by a parent with a channel: it ends with its parent
  process.once("disconnect", shutDown)

  server.once("error", (error: NodeJS.ErrnoException) =>
    exitWith(
      error.code === "EADDRINUSE"
        ? `Setting PORT: ${settings.PORT} is already in use`
        : `Setting PORT: ${error.message}`,
    ),
  )
  server.listen(settings.PORT, settings.HOST, () => process.send?.("listening"))
}

main().catch((error: Error) => exitWith(error.message))
