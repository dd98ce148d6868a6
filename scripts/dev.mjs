import { watch } from "node:fs"
import path from "node:path"
import { build, pluginNames } from "./run/build.mjs"
import { prepare } from "./run/prepare.mjs"
import { ROOT } from "./run/root.mjs"
import { explain } from "./run/start-error.mjs"

/** npm run dev: the shop with hot reload for storefront and back office; backend and plugins restart when they change. */

const TSC = path.join(ROOT, "node_modules/typescript/bin/tsc")
const VITE = path.join(ROOT, "node_modules/vite/bin/vite.js")

try {
  await prepare()
  const { readSettings } = await import("./settings.mjs")
  const settings = await readSettings()
  await build()
  const { openShop } = await import("./run/open-shop.mjs")
  await openShop(settings, { dev: true, opened: (shop) => develop(settings, shop) })
} catch (error) {
  explain(error)
}

async function develop({ PORT }, { processes, env, backend }) {
  const { freePort } = await import("./run/free-port.mjs")
  const { startBackend } = await import("./run/shop.mjs")
  const plugins = pluginNames()
  const tell = (chunk) => process.stdout.write(chunk)

  /** Starts a compiler that goes on watching. Resolves once it has compiled for the first time. */
  const compiling = (name, args) =>
    new Promise((compiled) => {
      processes.start(name, [TSC, ...args, "--watch", "--preserveWatchOutput"], {
        cwd: ROOT,
        listen(chunk) {
          tell(chunk)
          if (/Watching for file changes/.test(chunk)) compiled()
        },
      })
    })
  const compiled = Promise.all([
    compiling("plugin compiler", ["-b", ...plugins.map((name) => `plugins/${name}`)]),
    compiling("backend compiler", ["-p", "backend"]),
  ])

  const adminPort = await freePort()
  processes.start("back office", [VITE, "--port", String(adminPort), "--strictPort", "--host", "127.0.0.1"], {
    cwd: path.join(ROOT, "admin"),
    env: { NODE_ENV: "development", WEB_URL: `http://localhost:${PORT}` },
    listen: tell,
  })

  let running = backend
  let restarting = Promise.resolve()
  let pause
  const restart = () => {
    clearTimeout(pause)
    pause = setTimeout(() => {
      restarting = restarting.then(async () => {
        console.log("Restarting the backend …")
        await processes.end(running)
        running = startBackend(processes, env)
      })
    }, 300)
  }
  // The first compilation writes what was built a moment ago once more.
  await compiled
  for (const built of [...plugins.map((name) => `plugins/${name}/.medusa/server`), "backend/.medusa/server"])
    watch(path.join(ROOT, built), { recursive: true }, restart)

  console.log(
    `\n  Storefront   http://localhost:${PORT}\n  Back office  http://localhost:${adminPort}/admin/   (sign in at the storefront first)\n`,
  )
}
