import { build, PAGES } from "./run/build.mjs"
import { DEMO_PEOPLE } from "./run/demo-people.mjs"
import { findPlugins } from "./run/find-plugins.mjs"
import { prepare } from "./run/prepare.mjs"
import { explain } from "./run/start-error.mjs"

/** npm start: from a fresh clone to an open shop. */

const started = Date.now()

try {
  await prepare()
  // rejects a plugin that this shop cannot load, before anything is built or opened
  findPlugins()
  const { readSettings } = await import("./settings.mjs")
  const settings = await readSettings()
  await build(["backend"])
  const pages = build(PAGES)
  // openShop reports a failure.
  pages.catch(() => {})
  const { openShop } = await import("./run/open-shop.mjs")
  await openShop(settings, { pages, onOpened: () => printWelcome(settings) })
} catch (error) {
  explain(error)
}

function printWelcome({ PORT, PUBLIC_URL, REDIS_URL, production, sandbox }) {
  const url = PUBLIC_URL ?? `http://localhost:${PORT}`
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  const lines = ["", `  Haat is open: ${url}   (ready in ${seconds} s)`]
  if (!production) lines.push("", ...DEMO_PEOPLE)
  if (sandbox) lines.push("", "  Test mode: the sandbox replaces payment, delivery or mail where keys are missing.")
  if (sandbox && !production) lines.push(`  Mails          http://localhost:${PORT}/sandbox/mail`)
  if (!REDIS_URL) lines.push("", "  Events and locks are kept in memory (no REDIS_URL).")
  lines.push("", "  Ctrl-C closes the shop.", "")
  console.log(lines.join("\n"))
}
