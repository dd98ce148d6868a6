import { execFile } from "node:child_process"
import { cp, mkdir, readFile, rm, symlink } from "node:fs/promises"
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

/** Makes the change to a copy of the back office and builds it. @returns the folder of its files, and `remove` */
const buildPatchedAdmin = async (patch: string) => {
  // Below node_modules, whose packages it finds from there.
  const cache = path.join(ROOT, "node_modules/.cache")
  const copy = path.join(cache, `new-resource-${process.pid}`)
  const admin = path.join(copy, "admin")
  const remove = () => rm(copy, { recursive: true, force: true })
  await remove()
  await mkdir(copy, { recursive: true })
  const own = path.join(ROOT, "admin/node_modules")
  await cp(path.join(ROOT, "admin"), admin, {
    recursive: true,
    filter: (from) => !["node_modules", "dist"].includes(path.basename(from)),
  })
  await symlink(own, path.join(admin, "node_modules")).catch(() => undefined)
  // The copy is no repository, and what is around it is not asked.
  const applied = execFileAsync("git", ["apply", "--unidiff-zero", "-"], {
    cwd: copy,
    env: { ...process.env, GIT_CEILING_DIRECTORIES: cache },
  })
  applied.child.stdin?.end(patch)
  await applied
  await execFileAsync(
    process.execPath,
    [path.join(ROOT, "node_modules/vite/bin/vite.js"), "build", "--minify", "false"],
    {
      cwd: admin,
    },
  )
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
    await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Categories" }).click()
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
    await theirs.context().close()
  } finally {
    await remove()
  }
})
