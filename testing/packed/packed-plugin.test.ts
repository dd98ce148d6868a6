import { cpSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { buildTarball } from "../../scripts/run/pack-plugin/pack-plugin.mjs"
import { installTarball } from "../../scripts/run/pack-plugin/try-tarball.mjs"
import { Client } from "../client.ts"
import { type Clone, openClone } from "./open-clone.ts"

const PACKAGE = "haat-plugin-wishlist"
const ADMINISTRATOR = { username: "admin", password: "Admin@1234" }
/** Stands once in a copy of React, where its inner parts are made. */
const REACT = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/g
const TABLES = "select relname from pg_class where relname in ('wishlist', 'wishlist_item') order by relname"

let clone: Clone
let product: string

beforeAll(async () => {
  const { tarball, ...plugin } = await buildTarball("examples/wishlist")
  clone = await openClone()
  await installTarball(clone.folder, tarball, plugin)
  // a second copy, as of a plugin that was linked: the shop takes its own
  const own = path.join(clone.folder, "node_modules", PACKAGE, "node_modules/react")
  cpSync(path.join(clone.folder, "node_modules/react"), own, { recursive: true })
  await clone.start()
}, 1_800_000)

afterAll(() => clone?.close(), 120_000)

const guest = () => new Client(clone.web, "pk_haat_storefront")

async function owner() {
  const client = guest()
  expect((await client.post("/auth/sign-in", ADMINISTRATOR)).status).toBe(200)
  return client
}

/** Counts copies of React in the files for browsers of one build. */
function countReacts(folder: string) {
  const files = readdirSync(path.join(clone.folder, folder), { recursive: true, encoding: "utf8" })
  const scripts = files.filter((file) => file.endsWith(".js"))
  expect(scripts.length).toBeGreaterThan(10)
  return scripts
    .map((file) => readFileSync(path.join(clone.folder, folder, file), "utf8"))
    .reduce((sum, text) => sum + (text.match(REACT)?.length ?? 0), 0)
}

const hasWords = (folder: string, words: string) =>
  readdirSync(path.join(clone.folder, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .some((file) => readFileSync(path.join(clone.folder, folder, file), "utf8").includes(words))

describe("a plugin from a tarball, in a fresh clone", () => {
  it("is there after npm install and npm start: tables, routes, a page, parts of pages, both languages", async () => {
    expect(await clone.sql(TABLES)).toEqual([{ relname: "wishlist" }, { relname: "wishlist_item" }])
    expect((await guest().get("/store/wishlist")).status).toBe(401)
    expect((await guest().get("/wishlist")).headers.get("location")).toContain("/login?next=%2Fwishlist")
    const home = (await guest().get("/")).body
    product = /href="\/wishlist\?add=([\w]+)"/.exec(home)?.[1] ?? "none"
    expect((await guest().get(`/product-info/${product}`)).body).toContain("Add to wishlist")
    expect((await guest().get(`/hi/product-info/${product}`)).body).toContain("wishlist में जोड़ें")
  })

  it("is in the back office, for those with its permission, and in what npm run plugins prints", async () => {
    expect((await guest().get("/back-office/wishlists")).status).toBe(401)
    expect((await (await owner()).get("/back-office/wishlists")).status).toBe(200)
    expect(hasWords("admin/dist", "wishedBy")).toBe(true)
    expect(await clone.npm("run", "plugins", "--", "wishlist")).toContain("optional, installed")
  })

  it("shares the one React of the shop and of the back office", () => {
    expect({ shop: countReacts("storefront/build/client"), backOffice: countReacts("admin/dist") }).toEqual({
      shop: 1,
      backOffice: 1,
    })
  })

  it("cannot be purged while it is installed", async () => {
    await expect(clone.npm("run", "plugins", "--", "purge", "wishlist", "--yes")).rejects.toThrow(
      `The plugin wishlist is installed: npm uninstall ${PACKAGE}, then purge it.`,
    )
  })

  it("is gone after npm uninstall and npm start, but for its tables", async () => {
    await clone.sql("insert into wishlist (id, customer_id, name) values ('wlist_kept', 'cus_kept', 'Diwali')")
    await clone.stop()
    await clone.npm("uninstall", PACKAGE, "--prefer-offline", "--no-audit", "--no-fund")
    await clone.start()
    expect((await guest().get("/store/wishlist")).status).toBe(404)
    expect((await guest().get("/wishlist")).status).toBe(404)
    expect((await guest().get(`/product-info/${product}`)).body).not.toMatch(/wishlist/i)
    expect((await (await owner()).get("/back-office/wishlists")).status).toBe(404)
    expect(hasWords("admin/dist", "wishedBy")).toBe(false)
    expect(await clone.sql("select name from wishlist")).toEqual([{ name: "Diwali" }])
  }, 1_800_000)

  it("leaves no table after npm run plugins -- purge, which says what it dropped", async () => {
    const printed = await clone.npm("run", "plugins", "--", "purge", "wishlist", "--yes")
    expect(printed).toContain("Purged wishlist: tables wishlist, wishlist_item")
    expect(await clone.sql(TABLES)).toEqual([])
    await expect(clone.npm("run", "plugins", "--", "purge", "wishlist", "--yes")).rejects.toThrow(
      "The shop never had a plugin wishlist, or it was purged.",
    )
    expect((await guest().get("/")).status).toBe(200)
  })
})
