import { existsSync } from "node:fs"
import { createServer } from "node:http"
import { fileURLToPath } from "node:url"
import { loadBuilt, loadDeveloping } from "./server/load-app.ts"
import { readSettings } from "./server/settings.ts"
import { serveWeb } from "./server/web.ts"

/** The web tier as a process: built to `build/web/server.js` and run from there, with `--dev` for hot reload. */

const storefront = fileURLToPath(new URL("../../", import.meta.url))

function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

async function main() {
  const dev = process.argv.includes("--dev")
  if (!dev && !existsSync(`${storefront}/build/web/app-en.js`))
    giveUp("The storefront has not been built: run npm run build in storefront/.")

  const settings = readSettings(process.env)
  const server = createServer({ maxHeaderSize: 16 * 1024, requestTimeout: 120_000 })
  const stop = serveWeb(server, {
    settings,
    ...(dev
      ? await loadDeveloping(storefront, settings.BACKEND_URL, server)
      : await loadBuilt(storefront, settings.BACKEND_URL)),
    clientFolder: `${storefront}/build/client`,
    adminFolder: `${storefront}/../admin/dist`,
  })
  const leave = () => stop().then(() => process.exit(0))
  process.once("SIGTERM", leave).once("SIGINT", leave)
  // started by a parent with a channel: when the parent is gone, so are we
  process.once("disconnect", leave)

  server.once("error", (error: NodeJS.ErrnoException) =>
    giveUp(
      error.code === "EADDRINUSE"
        ? `Setting PORT: ${settings.PORT} is already in use`
        : `Setting PORT: ${error.message}`,
    ),
  )
  server.listen(settings.PORT, settings.HOST, () => process.send?.("listening"))
}

main().catch((error: Error) => giveUp(error.message))
