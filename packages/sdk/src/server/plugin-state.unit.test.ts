import type { MedusaContainer } from "@medusajs/framework/types"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { addToHook, defineHook, runHook } from "./hooks"
import { type PluginFailure, recordPluginFailure } from "./plugin-failures"
import {
  findPluginOfFile,
  isPluginOff,
  isPluginOn,
  pluginsOff,
  refreshPluginState,
  resetPluginState,
  setPlugins,
} from "./plugin-state"

const store = {
  readPluginsOff: vi.fn<() => Promise<string[]>>(),
  savePluginFailures: vi.fn<(failures: PluginFailure[]) => Promise<void>>(),
}
const container = { resolve: () => store } as unknown as MedusaContainer

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "Date"] })
  store.readPluginsOff.mockReset().mockResolvedValue([])
  store.savePluginFailures.mockReset().mockResolvedValue()
  resetPluginState()
})
afterEach(() => void vi.useRealTimers())

/** Makes this process know that these plugins are off. */
async function switchOff(...plugins: string[]) {
  store.readPluginsOff.mockResolvedValue(plugins)
  resetPluginState()
  await refreshPluginState(container)
}

it("is read again after half a second, once for requests that come together", async () => {
  await Promise.all([refreshPluginState(container), refreshPluginState(container)])
  vi.advanceTimersByTime(499)
  store.readPluginsOff.mockResolvedValue(["wishlist"])
  expect(await isPluginOn(container, "wishlist")).toBe(true)
  expect(store.readPluginsOff).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(await isPluginOn(container, "wishlist")).toBe(false)
  expect([isPluginOff("wishlist"), pluginsOff()]).toEqual([true, ["wishlist"]])
})

it("stays as it was known while the database does not answer", async () => {
  await switchOff("wishlist")
  vi.advanceTimersByTime(500)
  store.readPluginsOff.mockRejectedValue(new Error("The database is away"))
  await refreshPluginState(container)
  expect(isPluginOff("wishlist")).toBe(true)
})

it("makes the handlers of a plugin rest in hooks, and runs them again afterwards", async () => {
  const hook = defineHook<void, string>("lamp.light")
  addToHook(hook, { plugin: "bulbs", order: 100, run: () => "bulbs" })
  addToHook(hook, { plugin: "shades", order: 200, run: () => "shades" })
  await switchOff("bulbs")
  expect(await runHook(container, hook, undefined)).toEqual(["shades"])
  await switchOff()
  expect(await runHook(container, hook, undefined)).toEqual(["bulbs", "shades"])
})

it("knows the plugin of a file in its folder, and of one that is reached through a link", () => {
  const folder = "/shop/plugins/bulbs"
  const bulbs = { name: "bulbs", packageName: "@haat/bulbs", folder, isOptional: true }
  setPlugins([bulbs], async () => [])
  expect(findPluginOfFile(`${folder}/.medusa/server/src/jobs/dim.js`)).toBe(bulbs)
  expect(findPluginOfFile("/shop/node_modules/@haat/bulbs/.medusa/server/src/jobs/dim.js")).toBe(bulbs)
  expect(findPluginOfFile("/shop/plugins/bulbs-2/.medusa/server/src/jobs/dim.js")).toBeUndefined()
})

it("records the failures of a hook together, with how many there were and the last message", async () => {
  const hook = defineHook<string>("lamp.break")
  addToHook(hook, {
    plugin: "shades",
    order: 100,
    run: (message) => {
      throw new Error(`${message}\nat once`)
    },
  })
  for (const message of ["The shade is torn", "The shade is gone"])
    await expect(runHook(container, hook, message)).rejects.toThrow(message)
  expect(store.savePluginFailures).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(store.savePluginFailures.mock.calls).toEqual([
    [
      [
        {
          plugin: "shades",
          place: "hook lamp.break",
          message: "The shade is gone",
          count: 2,
          last_at: expect.any(Date),
        },
      ],
    ],
  ])
})

it("keeps no personal data and no statement of a message", async () => {
  const message = 'insert into "lamp" ("for") values ($1) - Asha of asha@example.com has a lamp'
  recordPluginFailure(container, { plugin: "shades", place: "job light-lamps", error: new Error(message) })
  await vi.advanceTimersByTimeAsync(2_000)
  const [[[saved]]] = store.savePluginFailures.mock.calls
  expect(saved.message).toBe("(statement) - Asha of [email] has a lamp")
})

it("keeps a bounded record, of failures alone", async () => {
  const rejection = Object.assign(new Error("The list is full"), { isHttpError: true, status: 409 })
  recordPluginFailure(container, { plugin: "shades", place: "hook lamp.sell", error: rejection })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(store.savePluginFailures).not.toHaveBeenCalled()
  for (let nth = 0; nth < 200; nth++)
    recordPluginFailure(container, { plugin: "shades", place: `slot ${nth}`, error: "x".repeat(1_000) })
  await vi.advanceTimersByTimeAsync(2_000)
  const [[saved]] = store.savePluginFailures.mock.calls
  expect([saved.length, saved[0].message.length]).toEqual([100, 300])
})
