import { build, PAGES } from "./run/build.mjs"
import { prepare } from "./run/prepare.mjs"
import { explain } from "./run/start-error.mjs"

/** npm start: from a fresh clone to an open shop. */

const started = Date.now()

try {
  await prepare()
  const { readSettings } = await import("./settings.mjs")
  const settings = await readSettings()
  await build(["backend"])
  const pages = build(PAGES)
  // openShop tells of a failure
  pages.catch(() => {})
  const { openShop } = await import("./run/open-shop.mjs")
  await openShop(settings, { pages, opened: () => welcome(settings) })
} catch (error) {
  explain(error)
}

function welcome({ PORT, PUBLIC_URL, REDIS_URL, production, sandbox }) {
  const lines = [
    "",
    `  Haat is open: ${PUBLIC_URL ?? `http://localhost:${PORT}`}   (ready in ${((Date.now() - started) / 1000).toFixed(0)} s)`,
  ]
  if (!production)
    lines.push(
      "",
      "  Shopper         asha  / Asha@1234",
      "  Shopper         ravi  / Ravi@1234",
      "  Administrator   admin / Admin@1234",
    )
  if (sandbox)
    lines.push("", "  Test mode: without keys, the sandbox plays payment, delivery or mail; nothing of it is real.")
  if (sandbox && !production) lines.push(`  Mails          http://localhost:${PORT}/sandbox/mail`)
  if (!REDIS_URL) lines.push("", "  Events and locks are kept in memory (no REDIS_URL).")
  lines.push("", "  Ctrl-C closes the shop.", "")
  console.log(lines.join("\n"))
}
