import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { build } from "./run/build.mjs"
import { command } from "./run/command.mjs"
import { prepare } from "./run/prepare.mjs"
import { ROOT } from "./run/root.mjs"
import { explain } from "./run/sentence.mjs"

/** npm run bench: the shop against stock Medusa and a bare Node server, in one run. `-- --write` puts the table into bench/README.md. */

const README = path.join(ROOT, "bench/README.md")
const TABLE = /<!-- table -->[\s\S]*<!-- \/table -->/

try {
  await prepare()
  await build()
  const { bench } = await import("../bench/run.mjs")
  const { report } = await import("../bench/report.mjs")
  const { text, holds } = report(await bench())
  console.log(`\n${text}\n\n${holds ? "Every target holds." : "Not every target holds."}`)
  if (process.argv.includes("--write")) {
    const readme = await readFile(README, "utf8")
    await writeFile(README, readme.replace(TABLE, `<!-- table -->\n${text}\n<!-- /table -->`))
    await command(path.join(ROOT, "node_modules/.bin/biome"), ["format", "--write", README], { cwd: ROOT })
  }
  process.exitCode = holds ? 0 : 1
} catch (error) {
  explain(error)
}
