import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { ROOT } from "./run/root.mjs"

it("every file and folder that docs/map.md names is there", () => {
  const map = readFileSync(path.join(ROOT, "docs/map.md"), "utf8")
  // folders inside of any plugin begin with src/
  const inCode = [...map.matchAll(/`([\w./-]+\/[\w./-]*)`/g)].map(([, name]) => name)
  const linked = [...map.matchAll(/\]\(([^)]+)\)/g)].map(([, name]) => path.join("docs", name))
  expect(inCode.length).toBeGreaterThan(30)
  const notThere = [...inCode, ...linked].filter(
    (name) => !/^(src|app|server)\//.test(name) && !existsSync(path.join(ROOT, name)),
  )
  expect(notThere).toEqual([])
})

it("every decision stands in the index, once and under its title", () => {
  const folder = path.join(ROOT, "docs/decisions")
  const index = readFileSync(path.join(folder, "README.md"), "utf8")
  const decisions = readdirSync(folder).filter((name) => /^\d{3}-/.test(name))
  const expected = decisions.map((name) => {
    const title = readFileSync(path.join(folder, name), "utf8").split("\n", 1)[0].replace(/^# /, "")
    return `[${title}](${name})`
  })
  expect([...index.matchAll(/\| (\[\d{3} · .+?\]\([\w-]+\.md\)) +\|/g)].map(([, link]) => link).sort()).toEqual(
    expected,
  )
})
