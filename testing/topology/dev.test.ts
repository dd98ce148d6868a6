import { type ChildProcess, spawn } from "node:child_process"
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, it, onTestFailed, vi } from "vitest"
import { command } from "../../scripts/run/command.mjs"
import { ask as askDatabase, saveStamp } from "../../scripts/run/shop.mjs"
import { type House, openTestFolder } from "../open-house.ts"
import { copyRepository } from "./copy-repository.ts"

/** Longer than a backend needs to migrate and to start on a busy machine. */
const STARTED = { timeout: 300_000, interval: 300 }

let house: House
let copy: string
let dev: ChildProcess
let printed = ""
/** Rejects when the process has ended, which no poll needs to wait for. */
let ended: Promise<never>
const beforeTheEnd = <T>(wait: Promise<T>) => Promise.race([wait, ended])

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(copy, file)), { recursive: true })
  await writeFile(path.join(copy, file), text)
}

beforeAll(async () => {
  house = await openTestFolder()
  await saveStamp(house.env)
  copy = await mkdtemp(path.join(tmpdir(), "haat-dev-"))
  await copyRepository(copy)
  dev = spawn(process.execPath, ["scripts/dev.mjs"], {
    cwd: copy,
    env: { PATH: process.env.PATH, ...house.env, SANDBOX: "on", SANDBOX_URL: "" },
  })
  for (const output of [dev.stdout, dev.stderr]) output?.on("data", (chunk) => (printed += chunk))
  ended = new Promise((_, reject) => dev.once("close", () => reject(new Error(`npm run dev has ended: ${printed}`))))
  ended.catch(() => {})
  await beforeTheEnd(vi.waitFor(() => expect(printed).toMatch(/Back office {2}http/), STARTED))
}, 600_000)

afterAll(async () => {
  dev?.kill("SIGINT")
  if (dev && dev.exitCode === null) await new Promise((resolve) => dev.once("close", resolve))
  await house?.close()
  if (copy) await rm(copy, { recursive: true, force: true })
}, 60_000)

it("the back office in development talks to the shop beside it", async () => {
  const [, backOffice] = /Back office {2}(http\S+)\/admin\//.exec(printed) ?? []
  expect((await fetch(`${backOffice}/back-office/products`)).status).toBe(401)
})

it("the development server has both languages, each at its addresses", async () => {
  onTestFailed(() => console.error(printed))
  const [, storefront] = /Storefront {3}(http\S+)/.exec(printed) ?? []
  const read = async (path: string) => (await fetch(storefront + path)).text()
  for (const [path, tag] of [
    ["/aboutUs", "en-IN"],
    ["/hi/aboutUs", "hi-IN"],
    ["/hi", "hi-IN"],
    ["/", "en-IN"],
  ])
    expect(await read(path as string), path).toContain(`<html lang="${tag}"`)
  expect(await read("/hi/app/components/layout/footer.tsx")).toContain("/hi/app/components/layout/messages.hi.ts")
}, 120_000)

it("a new part of a slot is in the pages without a restart, and gone with its file", async () => {
  onTestFailed(() => console.error(printed))
  const [, storefront] = /Storefront {3}(http\S+)/.exec(printed) ?? []
  const read = async () => (await fetch(`${storefront}/aboutUs`)).text()
  const file = "plugins/offers/storefront/slots/layout.banner.tsx"
  expect(await read()).not.toContain("Shubh Diwali")
  await write(
    file,
    `import { defineSlot } from "@haat/sdk/storefront"
    export default defineSlot("layout.banner", { order: 100, component: () => <p>Shubh Diwali</p> })`,
  )
  await expect.poll(read, { timeout: 60_000, interval: 200 }).toContain("Shubh Diwali")
  await rm(path.join(copy, file))
  await expect.poll(read, { timeout: 60_000, interval: 200 }).not.toContain("Shubh Diwali")
}, 180_000)

it("a new plugin, its migration and a changed route are in the shop without a restart by hand", async () => {
  onTestFailed(() => console.error(printed))
  const ask = (path: string) => {
    const headers = { "x-publishable-api-key": house.env.PUBLISHABLE_KEY }
    return fetch(`http://127.0.0.1:${house.env.BACKEND_PORT}${path}`, { headers })
  }
  const readStatus = (path: string) =>
    ask(path).then(
      ({ status }) => status,
      () => 0,
    )
  const read = (path: string) =>
    ask(path).then(
      (reply) => reply.text(),
      () => "",
    )
  const route = "plugins/offers/src/api/store/offers/route.ts"
  const known = await readFile(path.join(copy, route), "utf8")
  await write(route, known.replace("res.json({ offers:", 'res.json({ greeting: "Vanakkam", offers:'))
  await command(process.execPath, ["scripts/new-plugin.mjs", "trial-notes"], { cwd: copy })
  await beforeTheEnd(expect.poll(() => readStatus("/store/trial-notes"), STARTED).toBe(401))
  // its page, which a guest has to sign in for, restarts the storefront in both languages
  const [, storefront] = /Storefront {3}(http\S+)/.exec(printed) ?? []
  const readRedirect = async (path: string) =>
    (await fetch(storefront + path, { redirect: "manual" })).headers.get("location")
  await beforeTheEnd(expect.poll(() => readRedirect("/hi/trial-notes"), STARTED).toMatch(/^\/hi\//))
  await beforeTheEnd(expect.poll(() => readRedirect("/trial-notes"), STARTED).toMatch(/^\/(?!hi\/)/))
  await beforeTheEnd(expect.poll(() => read("/store/offers"), STARTED).toContain("Vanakkam"))
  expect(await askDatabase(house.env.DATABASE_URL, "select name from trial_note")).toEqual([])
}, 600_000)

it("an edited migration of a plugin that is not committed makes its table anew", async () => {
  onTestFailed(() => console.error(printed))
  const folder = "plugins/trial-notes/src/modules/trial-notes/migrations"
  const [file] = await readdir(path.join(copy, folder))
  const migration = `${folder}/${file}`
  const source = await readFile(path.join(copy, migration), "utf8")
  await write(migration, source.replace('"name" text not null,', '"name" text not null, "colour" text null,'))
  const readColour = () => askDatabase(house.env.DATABASE_URL, "select colour from trial_note").catch(() => undefined)
  await beforeTheEnd(expect.poll(readColour, STARTED).toEqual([]))
  expect(printed).toContain("trial_note is made anew, without its rows.")
}, 600_000)
