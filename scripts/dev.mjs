import path from "node:path"
import { build } from "./run/build.mjs"
import { DEMO_PEOPLE } from "./run/demo-people.mjs"
import { prepare } from "./run/prepare.mjs"
import { ROOT } from "./run/root.mjs"
import { explain } from "./run/start-error.mjs"

/**
 * npm run dev: the shop with hot reload for storefront and back office; backend and plugins restart when they change.
 */

const VITE = path.join(ROOT, "node_modules/vite/bin/vite.js")

try {
  await prepare()
  const { readSettings } = await import("./settings.mjs")
  const settings = await readSettings()
  await build(["backend"])
  const { openShop } = await import("./run/open-shop.mjs")
  await openShop(settings, { dev: true, pages: buildPages(), onOpened: (shop) => develop(settings, shop) })
} catch (error) {
  explain(error)
}

/** Builds the storefront's server bundle and the back office, which the storefront links to. */
async function buildPages() {
  const { command } = await import("./run/command.mjs")
  const cwd = path.join(ROOT, "storefront")
  await Promise.all([command(process.execPath, ["build-web.mjs", "--server-only"], { cwd }), build(["back office"])])
}

async function develop({ PORT, production, sandbox }, shop) {
  const shopUrl = `http://localhost:${PORT}`
  const adminPort = await startBackOffice(shop.processes, shopUrl)
  await restartOnChanges(shop)
  const lines = [
    "",
    `  Storefront   ${shopUrl}`,
    `  Back office  http://localhost:${adminPort}/admin/   (sign in at the storefront first)`,
    ...(sandbox ? [`  Mails        ${shopUrl}/sandbox/mail`] : []),
    ...(production ? [] : ["", ...DEMO_PEOPLE]),
    "",
  ]
  console.log(lines.join("\n"))
}

async function startBackOffice(processes, shopUrl) {
  const { freePort } = await import("./run/free-port.mjs")
  const { untilReady } = await import("./run/shop.mjs")
  const port = await freePort()
  processes.start("back office", [VITE, "--port", String(port), "--strictPort", "--host", "127.0.0.1"], {
    cwd: path.join(ROOT, "admin"),
    env: { NODE_ENV: "development", SHOP_URL: shopUrl },
    listen: (chunk) => process.stdout.write(chunk),
  })
  await processes.until(untilReady(`http://127.0.0.1:${port}/admin/`))
  return port
}

/** Restarts the backend after each build, and migrates first when schema files changed. */
async function restartOnChanges({ processes, env, backend }) {
  const { migrate, startBackend } = await import("./run/shop.mjs")
  const { remakeEditedTables } = await import("./run/edited-migrations.mjs")
  const { step } = await import("./run/progress.mjs")
  const { watchServer } = await import("./run/watch-server.mjs")

  /** Logs a failed start; the next change starts the backend again. */
  const logFailure = (managed) => Object.assign(managed, { onExit: (sentence) => console.error(sentence) })
  let running = logFailure(backend)
  watchServer(async ({ files, isSchemaChanged }) => {
    console.log(`Changed: ${files.slice(0, 5).join(", ")}${files.length > 5 ? ` and ${files.length - 5} more` : ""}`)
    await processes.end(running)
    if (isSchemaChanged) {
      for (const sentence of await remakeEditedTables(env.DATABASE_URL, files)) console.log(sentence)
      await step("Bringing the database up to date", () => migrate(env)).catch((error) => console.error(error.message))
    }
    console.log("Restarting the backend …")
    running = logFailure(startBackend(processes, env))
  })
}
