import { existsSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { build } from "./run/build.mjs"
import { command } from "./run/command.mjs"
import { prepare } from "./run/prepare.mjs"
import { step } from "./run/progress.mjs"
import { ROOT } from "./run/root.mjs"
import { explain } from "./run/start-error.mjs"

/**
 * npm run bench: the shop against stock Medusa and a bare Node server, and the back office's lists of a large shop, in
 * one run. A name of PARTS measures that alone, and `-- --write` puts the tables into bench/README.md.
 */

const README = path.join(ROOT, "bench/README.md")

/** Installs the packages of bench/, which have their own lock file. */
async function installPackages() {
  const folder = path.join(ROOT, "bench")
  if (existsSync(path.join(folder, "node_modules/.package-lock.json"))) return
  await step("Installing packages for measurements (npm ci)", () =>
    command("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder }),
  )
}

const sectionPattern = (name) => new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`)

async function write(tables) {
  let readme = await readFile(README, "utf8")
  // A function, because the text may contain replacement patterns such as "$1".
  for (const [name, { text }] of Object.entries(tables))
    readme = readme.replace(sectionPattern(name), () => `<!-- ${name} -->\n${text}\n<!-- /${name} -->`)
  await writeFile(README, readme)
  await command(path.join(ROOT, "node_modules/.bin/biome"), ["format", "--write", README], { cwd: ROOT })
}

/** Measurements that can run alone; each resolves with its tables. */
const PARTS = {
  /** The judged searches; with `--misses` each that did badly. */
  async search() {
    const { benchSearch } = await import("../bench/search/search.mjs")
    const { reportMisses, reportSearch } = await import("../bench/search/report-search.mjs")
    const measured = await benchSearch()
    if (process.argv.includes("--misses")) console.log(`\n${reportMisses(measured)}`)
    return { search: reportSearch(measured) }
  },
  /** Time that a code and GST add to an order. */
  async orders({ reportOrderExtras }) {
    const { benchOrderExtras } = await import("../bench/order-extras.mjs")
    return { orders: reportOrderExtras(await benchOrderExtras()) }
  },
  /** Time that a plugin adds to an order: `-- plugin gift-wrap`, which is installed before. */
  async plugin({ reportPluginOrders }) {
    const { benchPluginOrders } = await import("../bench/plugin-orders.mjs")
    return { plugin: reportPluginOrders(await benchPluginOrders(process.argv[process.argv.indexOf("plugin") + 1])) }
  },
  /** Profile of an order. */
  async profile() {
    const { benchOrderProfile } = await import("../bench/order-profile.mjs")
    const { reportOrderProfile } = await import("../bench/report-profile.mjs")
    return { profile: reportOrderProfile(await benchOrderProfile()) }
  },
  /** Profile of a page that is in no cache. */
  async pages() {
    const { benchPageProfile } = await import("../bench/page-profile.mjs")
    const { reportPageProfile } = await import("../bench/report-page-profile.mjs")
    return { pages: reportPageProfile(await benchPageProfile()) }
  },
  /** Profile of a start. */
  async start() {
    const { benchStartProfile } = await import("../bench/start-profile.mjs")
    const { reportStartProfile } = await import("../bench/report-start-profile.mjs")
    return { start: reportStartProfile(await benchStartProfile()) }
  },
  /** Pages on a phone. */
  async phone() {
    const { benchPhone } = await import("../bench/phone.mjs")
    const { reportPhone } = await import("../bench/report-phone.mjs")
    return { phone: reportPhone(await benchPhone()) }
  },
  /** Other shop systems, installed for the comparison. */
  async peers() {
    const { benchPeers } = await import("../bench/peers/peers.mjs")
    const { reportPeers } = await import("../bench/report-peers.mjs")
    return { peers: reportPeers(await benchPeers()) }
  },
  /** Lists of small, varied and large shops, and a page of very many variants. */
  async variants({ reportVariants }) {
    const { benchVariants } = await import("../bench/variants.mjs")
    return { variants: reportVariants(await benchVariants()) }
  },
  /** Product imports, and the latency of saves meanwhile. */
  async imports({ reportImports }) {
    const { benchImports } = await import("../bench/imports.mjs")
    return { imports: reportImports(await benchImports()) }
  },
  async lists({ reportLists }) {
    const { benchLists, SHOP } = await import("../bench/lists.mjs")
    return { lists: reportLists(await benchLists(SHOP)) }
  },
  /** The same lists of a shop ten times as large. */
  async growth({ reportLists }) {
    const { benchLists, TEN_TIMES } = await import("../bench/lists.mjs")
    return { growth: reportLists(await benchLists(TEN_TIMES)) }
  },
}

async function runAll({ report, reportLists }) {
  const { bench } = await import("../bench/run.mjs")
  const measured = await bench()
  return { table: report(measured), lists: reportLists(measured) }
}

try {
  await prepare()
  await installPackages()
  await build()
  const part = process.argv.find((name) => Object.hasOwn(PARTS, name))
  const tables = await (part ? PARTS[part] : runAll)(await import("../bench/report.mjs"))
  const all = Object.values(tables)
  const holds = all.every((one) => one.holds)
  const texts = all.map(({ text }) => text).join("\n\n")
  console.log(`\n${texts}\n\n${holds ? "Every target holds." : "Not every target holds."}`)
  if (process.argv.includes("--write")) await write(tables)
  process.exitCode = holds ? 0 : 1
} catch (error) {
  explain(error)
}
