import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { findPlugins } from "./run/find-plugins.mjs"
import { ROOT } from "./run/root.mjs"

const PAGES = [
  "docs/map.md",
  "docs/glossary.md",
  "docs/contributing.md",
  ...readdirSync(path.join(ROOT, "docs/architecture")).map((name) => `docs/architecture/${name}`),
]

/** Files and folders in backticks, from the repository's root. Those of any plugin begin with `src/`. */
const namedFiles = (text: string) =>
  [...text.matchAll(/`([\w./-]+\/[\w./-]*)`/g)]
    .map(([, name]) => name)
    .filter((name) => !/^(\/|src\/|HAAT_HOME\/)/.test(name))

const FOLDERS = [
  "admin",
  "backend",
  "bench",
  "docs",
  "e2e",
  "packages",
  "plugins",
  "sandbox",
  "scripts",
  "storefront",
  "testing",
]
const fileNames = new Set(
  FOLDERS.flatMap((folder) => readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }))
    .filter((name) => !name.includes("node_modules"))
    .map((name) => path.basename(name)),
)

/** Names of files without their folder, where the sentence names it. General endings such as `.hi.ts` are left out. */
const namedWithoutFolder = (text: string) =>
  [...text.matchAll(/`([\w-][\w.-]*\.(?:tsx?|mjs|txt|sql))`/g)].map(([, name]) => name)

/** Files that are linked, without anchors and addresses of other sites. */
const linkedFiles = (text: string, page: string) =>
  [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target)
    .filter((target) => !target.startsWith("http"))
    .map((target) => path.join(path.dirname(page), target))

it.each(PAGES)("%s names files that exist", (page) => {
  const text = readFileSync(path.join(ROOT, page), "utf8")
  const missing = [...namedFiles(text), ...linkedFiles(text, page)].filter((name) => !existsSync(path.join(ROOT, name)))
  const unknown = namedWithoutFolder(text).filter((name) => !fileNames.has(name))
  expect([...missing, ...unknown]).toEqual([])
})

it.each(PAGES)("%s names no file of an optional plugin, which the shop can do without", (page) => {
  const text = readFileSync(path.join(ROOT, page), "utf8")
  const optional = findPlugins().filter(({ manifest }) => manifest.haat.optional)
  expect(optional.map(({ name }) => `plugins/${name}/`).filter((folder) => text.includes(folder))).toEqual([])
})

it("lists every architecture page in the index, once", () => {
  const folder = path.join(ROOT, "docs/architecture")
  const index = readFileSync(path.join(folder, "README.md"), "utf8")
  const listed = [...index.matchAll(/^\| \[.+?\]\(([\w-]+\.md)\)/gm)].map(([, name]) => name)
  expect(listed.sort()).toEqual(
    readdirSync(folder)
      .filter((name) => name !== "README.md")
      .sort(),
  )
})
