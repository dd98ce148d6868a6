import { cp, mkdir, readdir, readFile, symlink } from "node:fs/promises"
import path from "node:path"
import { ROOT } from "../../scripts/run/root.mjs"

const BUILT = new Set(["node_modules", ".medusa", ".react-router", "build", "dist", "static"])
const COPIED = ["admin", "backend", "packages", "plugins", "sandbox", "scripts", "storefront"]
/** Folders that no build reads, but tests do. */
const TESTED = ["bench", "docs", "e2e", "examples", "ops", "testing"]
/** Workspaces of which npm knows, and files at the root. */
const FILES = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "biome.json",
  "testing/package.json",
  "e2e/package.json",
]
/** Workspaces with packages of their own beside those at the root. */
const WITH_PACKAGES = ["admin", "plugins/catalog", "plugins/checkout"]

type Options = {
  /** folders of plugins/ that the copy does not have */
  without?: string[]
  /** true to copy the files that unit tests read, too */
  isTested?: boolean
}

/**
 * Puts a copy of this repository into `folder`, to be changed. Its packages are links to ours, but for the shop's own.
 * @param examples folders of examples/ that are plugins of the copy
 */
export async function copyRepository(
  folder: string,
  examples: string[] = [],
  { without = [], isTested }: Options = {},
) {
  const removed = new Set(without.map((name) => path.join(ROOT, "plugins", name)))
  const filter = (source: string) => !BUILT.has(path.basename(source)) && !removed.has(source)
  for (const name of [...COPIED, ...(isTested ? TESTED : [])])
    await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true, filter })
  for (const name of examples)
    await cp(path.join(ROOT, "examples", name), path.join(folder, "plugins", name), { recursive: true, filter })
  for (const name of isTested ? await listRootFiles() : FILES) await cp(path.join(ROOT, name), path.join(folder, name))
  for (const name of [...WITH_PACKAGES, ...(isTested ? ["e2e"] : [])])
    await symlink(path.join(ROOT, name, "node_modules"), path.join(folder, name, "node_modules"))

  const packages = path.join(folder, "node_modules")
  await mkdir(path.join(packages, "@haat"), { recursive: true })
  for (const group of ["packages", "plugins"])
    for (const name of await readdir(path.join(folder, group))) {
      const manifest = JSON.parse(await readFile(path.join(folder, group, name, "package.json"), "utf8"))
      await symlink(path.join(folder, group, name), path.join(packages, manifest.name))
    }
  for (const name of ["admin", "backend", "e2e", "sandbox", "storefront", "testing"])
    await symlink(path.join(folder, name), path.join(packages, "@haat", name))
  const linked = new Set([...(await readdir(packages)), ".cache", ".vite"])
  for (const name of await readdir(path.join(ROOT, "node_modules")))
    if (!linked.has(name)) await symlink(path.join(ROOT, "node_modules", name), path.join(packages, name))
}

/** Adds a plugin to a copy. @param place its folder, from the root */
export async function addPlugin(folder: string, name: string, place: string) {
  const filter = (source: string) => !BUILT.has(path.basename(source))
  const target = path.join(folder, "plugins", name)
  await cp(path.join(ROOT, place), target, { recursive: true, filter })
  const manifest = JSON.parse(await readFile(path.join(target, "package.json"), "utf8"))
  await symlink(target, path.join(folder, "node_modules", manifest.name))
}

/** The files at the root, but for the owner's settings. */
const listRootFiles = async () =>
  (await readdir(ROOT, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && ![".env", ".git"].includes(entry.name))
    .map(({ name }) => name)
