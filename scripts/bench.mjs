import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { build } from "./run/build.mjs"
import { command } from "./run/command.mjs"
import { prepare } from "./run/prepare.mjs"
import { ROOT } from "./run/root.mjs"
import { explain } from "./run/start-error.mjs"

/**
 * npm run bench: the shop against stock Medusa and a bare Node server, and the back office's lists of a large shop, in one
 * run. `-- lists` measures the lists alone, `-- variants` lists of small, varied and large shops with a page of very many
 * variants, `-- search` the judged searches (with `--misses` each that did badly), and `-- --write` puts the tables into bench/README.md.
 */

const README = path.join(ROOT, "bench/README.md")

const inside = (name) => new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`)

async function write(tables) {
  let readme = await readFile(README, "utf8")
  for (const [name, { text }] of Object.entries(tables))
    readme = readme.replace(inside(name), `<!-- ${name} -->\n${text}\n<!-- /${name} -->`)
  await writeFile(README, readme)
  await command(path.join(ROOT, "node_modules/.bin/biome"), ["format", "--write", README], { cwd: ROOT })
}

try {
  await prepare()
  const isSearch = process.argv.includes("search")
  await build(isSearch ? ["settings", "plugins", "backend"] : undefined)
  const { report, reportLists, reportVariants } = await import("../bench/report.mjs")
  const tables = {}
  if (isSearch) {
    const { benchSearch } = await import("../bench/search/search.mjs")
    const { reportMisses, reportSearch } = await import("../bench/search/report-search.mjs")
    const measured = await benchSearch()
    tables.search = reportSearch(measured)
    if (process.argv.includes("--misses")) console.log(`\n${reportMisses(measured)}`)
  } else if (process.argv.includes("variants")) {
    const { benchVariants } = await import("../bench/variants.mjs")
    tables.variants = reportVariants(await benchVariants())
  } else if (process.argv.includes("lists")) {
    const { benchLists } = await import("../bench/lists.mjs")
    tables.lists = reportLists(await benchLists())
  } else {
    const { bench } = await import("../bench/run.mjs")
    const measured = await bench()
    tables.table = report(measured)
    tables.lists = reportLists(measured)
  }
  const all = Object.values(tables)
  const holds = all.every((one) => one.holds)
  const texts = all.map(({ text }) => text).join("\n\n")
  console.log(`\n${texts}\n\n${holds ? "Every target holds." : "Not every target holds."}`)
  if (process.argv.includes("--write")) await write(tables)
  process.exitCode = holds ? 0 : 1
} catch (error) {
  explain(error)
}
