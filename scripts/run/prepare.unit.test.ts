import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { isInstalled } from "./prepare.mjs"

const PACKAGES = {
  "": { name: "shop" },
  "plugins/songs": { name: "@haat/songs" },
  "node_modules/@haat/songs": { resolved: "plugins/songs", link: true },
  "node_modules/zod": { version: "4.6.7" },
}

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "haat-packages-"))
  for (const folder of ["plugins/songs", "node_modules/@haat"])
    await mkdir(path.join(root, folder), { recursive: true })
  await symlink("../../plugins/songs", path.join(root, "node_modules/@haat/songs"))
  for (const file of ["package-lock.json", "node_modules/.package-lock.json"]) await write(file, PACKAGES)
})
afterEach(() => rm(root, { recursive: true, force: true }))

const write = (file: string, packages: object) => writeFile(path.join(root, file), JSON.stringify({ packages }))

it("packages are installed again when the lock file names another version, or a plugin is not linked", async () => {
  expect(isInstalled(root)).toBe(true)
  await write("package-lock.json", { ...PACKAGES, "node_modules/zod": { version: "5.0.0" } })
  expect(isInstalled(root)).toBe(false)
  await write("package-lock.json", PACKAGES)
  await rm(path.join(root, "node_modules/@haat/songs"))
  expect(isInstalled(root)).toBe(false)
})

it("packages are not installed again because the folder of a plugin is gone", async () => {
  await rm(path.join(root, "plugins/songs"), { recursive: true })
  expect(isInstalled(root)).toBe(true)
})
