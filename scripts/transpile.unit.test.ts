import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { ROOT } from "./run/root.mjs"
import { transpileProjects } from "./run/transpile.mjs"

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "haat-transpile-"))
})
afterAll(() => rmSync(folder, { recursive: true }))

function project(name: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name, file)), { recursive: true })
    writeFileSync(path.join(folder, name, file), text)
  }
  return path.relative(ROOT, path.join(folder, name))
}

const built = (name: string, file: string) => path.join(folder, name, ".medusa/server", file)

it("builds CommonJS that Node runs, without types, tests and what tests use", async () => {
  const first = project("first", {
    "src/index.ts": `import path from "node:path"
      import type { Gone } from "not-installed"
      import { rates } from "./rates.json"
      import * as words from "./words"
      export default (name: Gone) => path.basename(name) + words.ENDING + rates[0]
      export const later = () => import("node:os")`,
    "src/words.ts": `import { type Kind } from "not-installed"
      export const ENDING: Kind = "!"`,
    "src/rates.json": `{ "rates": [18] }`,
    "src/words/sizes.txt": "big, small",
    "src/index.test.ts": "throw new Error()",
    "src/testing/people.ts": "throw new Error()",
  })
  await transpileProjects([first])
  const run = `const { default: say, later } = require(${JSON.stringify(built("first", "src/index.js"))})
    later().then(({ EOL }) => process.stdout.write(say("a/namaste") + EOL.length))`
  expect(execFileSync(process.execPath, ["--eval", run], { encoding: "utf8" })).toBe("namaste!181")
  expect(readFileSync(built("first", "src/words/sizes.txt"), "utf8")).toBe("big, small")
  for (const file of ["src/index.test.js", "src/testing"]) expect(existsSync(built("first", file)), file).toBe(false)
})

it("builds what browsers load as modules", async () => {
  const window = project("window", { "sandbox/window/look.ts": "export const colour: string = 'red'" })
  await transpileProjects([window])
  expect(readFileSync(built("window", "sandbox/window/look.js"), "utf8")).toContain("export {")
})

it("builds several projects at once, and says where the mistake in one is", async () => {
  const whole = project("whole", { "src/a.ts": "export const A = 1" })
  const broken = project("broken", { "src/b.ts": "export const = 1" })
  const [fails, succeeds] = await Promise.allSettled([transpileProjects([broken]), transpileProjects([whole])])
  expect(fails).toMatchObject({ status: "rejected", reason: { message: expect.stringContaining("src/b.ts:1:13") } })
  expect(succeeds.status).toBe("fulfilled")
  expect(existsSync(built("whole", "src/a.js"))).toBe(true)
})
