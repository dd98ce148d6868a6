import { execFile } from "node:child_process"
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { expect, test } from "./shop-test.ts"

const execFileAsync = promisify(execFile)
const ROOT = path.join(import.meta.dirname, "..")
const MAX_LINES = 60

/** The change that the document tells, as a patch. */
const readPatch = async () => {
  const [, patch] =
    /^```diff\n(.*?)^```/ms.exec(await readFile(path.join(ROOT, "docs/add-a-resource.md"), "utf8")) ?? []
  return patch ?? ""
}

/** Folders and files that a build of the back office reads. */
const READ = [
  "admin",
  "package.json",
  "packages/sdk",
  "plugins",
  "scripts/run",
  "storefront/app/slots",
  "storefront/plugin-parts",
]
const UNREAD = ["node_modules", "dist", ".medusa"]

/** A plugin with a resource that shows one screen, and with a card on the overview that fails at #cracked. */
const GONGS = {
  "package.json": JSON.stringify({ name: "@haat/gongs", haat: { contract: 1, after: [] } }),
  "admin/gongs/index.ts": `import { type ResourceModule, screen } from "@haat/sdk/admin"
export default {
  screens: [screen("/gongs", () => import("./Gongs"), "list")],
  permission: "products",
  menu: { group: "more", position: 5 },
} satisfies ResourceModule`,
  "admin/gongs/messages.ts": 'export const messages = { name: "Gong |||| Gongs" }',
  "admin/gongs/messages.hi.ts": 'export const messages = { name: "घंटा |||| घंटे" }',
  "admin/gongs/Gongs.tsx": `import { PageHeading } from "@haat/sdk/admin"
const Gongs = () => <PageHeading title="All gongs" />
export default Gongs`,
  "admin/slots/overview.cards.tsx": `import { defineSlot } from "@haat/sdk/admin"
const Card = () => {
  if (location.hash === "#cracked") throw new Error("The gong cracked")
  return <p>The gong rings</p>
}
export default defineSlot("overview.cards", { order: 15, component: Card })`,
}

/** Copies what a build reads, with a plugin more, so that packages and plugins are found in the copy. */
const copyBackOffice = async (copy: string) => {
  const filter = (from: string) => !UNREAD.includes(path.basename(from))
  for (const folder of READ) await cp(path.join(ROOT, folder), path.join(copy, folder), { recursive: true, filter })
  for (const [file, text] of Object.entries(GONGS)) {
    const written = path.join(copy, "plugins/gongs", file)
    await mkdir(path.dirname(written), { recursive: true })
    await writeFile(written, text)
  }
  await mkdir(path.join(copy, "node_modules/@haat"), { recursive: true })
  const packages = (await readdir(path.join(copy, "plugins"))).map((name) => `plugins/${name}`)
  for (const folder of [...packages, "packages/sdk"])
    await symlink(path.join(copy, folder), path.join(copy, "node_modules/@haat", path.basename(folder)))
  await symlink(path.join(ROOT, "admin/node_modules"), path.join(copy, "admin/node_modules")).catch(() => undefined)
}

/** Makes the change to a copy of the back office and builds it. @returns the folder of its files, and `remove` */
const buildPatchedAdmin = async (patch: string) => {
  // Below node_modules, whose packages it finds from there.
  const cache = path.join(ROOT, "node_modules/.cache")
  const copy = path.join(cache, `new-resource-${process.pid}`)
  const admin = path.join(copy, "admin")
  const remove = () => rm(copy, { recursive: true, force: true })
  await remove()
  await copyBackOffice(copy)
  // The copy is no repository, and what is around it is not asked.
  const applied = execFileAsync("git", ["apply", "--unidiff-zero", "-"], {
    cwd: copy,
    env: { ...process.env, GIT_CEILING_DIRECTORIES: cache },
  })
  applied.child.stdin?.end(patch)
  await applied
  const vite = path.join(ROOT, "node_modules/vite/bin/vite.js")
  await execFileAsync(process.execPath, [vite, "build", "--minify", "false"], { cwd: admin })
  return { folder: path.join(admin, "dist"), remove }
}

/** Has the browser take the back office's own files from this folder; everything it asks is asked of the shop. */
const serveBuild = (page: Page, folder: string) =>
  page.route(/\/admin(\/|$)/, async (route) => {
    const file = new URL(route.request().url()).pathname.replace(/^\/admin\/?/, "")
    await route.fulfill({ path: path.join(folder, file.startsWith("assets/") ? file : "index.html") })
  })

const signInAs = async (page: Page, role: "manager" | "support") => {
  const { username, password } = await (await shop()).staff(role)
  expect((await page.request.post("/auth/sign-in", { data: { username, password } })).status()).toBe(200)
}

test("docs/add-a-resource.md adds a resource in one folder and fewer than 60 lines", {
  tag: "@desktop",
}, async ({ page, browser, baseURL }) => {
  test.slow()
  const patch = await readPatch()
  const files = [...patch.matchAll(/^diff --git a\/(\S+)/gm)].map(([, file]) => file)
  expect([...new Set(files.map((file) => path.dirname(file)))]).toEqual(["admin/src/categories"])
  expect(patch.split("\n").filter((line) => /^\+(?!\+\+ )/.test(line)).length).toBeLessThan(MAX_LINES)
  const { folder, remove } = await buildPatchedAdmin(patch)
  try {
    const admin = await (await shop()).admin()
    const name = `Ghungroo ${Date.now().toString(36)}`
    const { body: category } = await admin.post("/back-office/categories", { name })

    await signInAs(page, "manager")
    await serveBuild(page, folder)
    await page.goto("/admin/panel")
    const menu = page.getByRole("navigation", { name: "Back office" })
    await test.step("a plugin's folder brings a screen and a card of the overview", async () => {
      await expect(page.getByText("The gong rings")).toBeVisible()
      await menu.getByRole("link", { name: "Gongs" }).click()
      await expect(page.getByRole("heading", { level: 1, name: "All gongs" })).toBeVisible()
    })
    await menu.getByRole("link", { name: "Categories" }).click()
    await page.getByRole("textbox", { name: "Search categories" }).fill(name)
    const row = page.getByRole("table", { name: "Categories" }).getByRole("row").filter({ hasText: name })
    await row.click()
    await page.getByRole("textbox", { name: "Category name" }).fill("")
    await page.getByRole("button", { name: "Save" }).click()
    await expect(page.getByText("Category not found")).toBeVisible()
    await page.getByRole("textbox", { name: "Category name" }).fill(`${name} renamed`)
    await page.getByRole("textbox", { name: "Name in Hindi" }).fill("घुँघरू")
    await page.getByRole("button", { name: "Save" }).click()
    await expect(row.filter({ hasText: `${name} renamed` })).toContainText("घुँघरू")
    const { body: saved } = await admin.get(`/back-office/categories/${category.id}`)
    expect(saved).toMatchObject({ name: `${name} renamed`, name_hi: "घुँघरू" })

    const theirs = await (await browser.newContext({ baseURL })).newPage()
    await signInAs(theirs, "support")
    await serveBuild(theirs, folder)
    await theirs.goto("/admin/categories")
    await expect(theirs.getByRole("table", { name: "Categories" })).toBeVisible()
    await theirs.goto(`/admin/categories/${category.id}`)
    await expect(theirs.getByRole("heading", { level: 1, name: "This is not part of your role" })).toBeVisible()

    await test.step("a card that throws costs nothing but itself", async () => {
      await theirs.goto("/admin/panel#cracked")
      await expect(theirs.getByText("What the plugin gongs shows here could not be shown.")).toBeVisible()
      await expect(theirs.getByRole("heading", { name: "Orders to ship" })).toBeVisible()
    })
    await theirs.context().close()
  } finally {
    await remove()
  }
})
