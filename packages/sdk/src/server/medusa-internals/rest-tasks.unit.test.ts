import { JobLoader } from "@medusajs/framework/jobs"
import { SubscriberLoader } from "@medusajs/framework/subscribers"
import type { MedusaContainer } from "@medusajs/framework/types"
import { beforeAll, beforeEach, expect, it, vi } from "vitest"
import { resetPluginState, setPlugins } from "../plugin-state"
import { restTasks } from "./rest-tasks"

// any: classes of Medusa, of which the patch knows parts that no type shows
type Internal = any

const FOLDER = "/shop/plugins/bulbs"
let off: string[] = []
const container = {
  resolve: () => ({ readPluginsOff: async () => off, savePluginFailures: async () => {} }),
} as unknown as MedusaContainer

const handler = vi.fn(async function dimBulbs() {})
const registered: Internal[] = []

beforeAll(() => {
  setPlugins([{ name: "bulbs", packageName: "@haat/bulbs", folder: FOLDER, isOptional: true }], async () => [])
  restTasks()
})
beforeEach(() => {
  handler.mockClear()
  registered.length = 0
  off = []
  resetPluginState()
})

const logger = { debug: () => {}, warn: () => {} }
const loadJob = async (more: object = {}, folder = FOLDER): Promise<Internal> => {
  const loader = { logger, validateConfig: () => {}, register: (job: object) => registered.push(job) }
  const file = { config: { name: "dim-bulbs", schedule: "* * * * *" }, default: handler, ...more }
  await (JobLoader.prototype as Internal).onFileLoaded.call(loader, `${folder}/.medusa/server/src/jobs/dim.js`, file)
  return registered[0].handler
}
const switchTo = (names: string[]) => {
  off = names
  resetPluginState()
}

it("skips the runs of a job while its plugin is off, and goes on afterwards", async () => {
  const run = await loadJob()
  switchTo(["bulbs"])
  await run(container, {})
  expect(handler).not.toHaveBeenCalled()
  switchTo([])
  await run(container, {})
  expect(handler).toHaveBeenCalledExactlyOnceWith(container, {})
})

it("runs a job that the law asks for, and those of the shop", async () => {
  switchTo(["bulbs"])
  await (await loadJob({ runsWhileOff: true }))(container, {})
  registered.length = 0
  await (await loadJob({}, "/shop/backend"))(container, {})
  expect(handler).toHaveBeenCalledTimes(2)
})

it("fails as the job does", async () => {
  handler.mockRejectedValueOnce(new Error("No bulb"))
  await expect((await loadJob())(container, {})).rejects.toThrow("No bulb")
})

it("skips the events of a subscriber, whose identifier stays the name of its function", async () => {
  const loader: Internal = new SubscriberLoader("/none", {}, container as Internal)
  loader.logger = logger
  let subscriber: Internal
  loader.createSubscriber = (found: Internal) => {
    subscriber = found
  }
  loader.discoverResources = async () => {}
  const path = `${FOLDER}/.medusa/server/src/subscribers/light.js`
  await loader.onFileLoaded(path, { default: handler, config: { event: "lamp.lit" } })
  // what the loader does last is `load`, after it has found the files
  vi.spyOn(Object.getPrototypeOf(SubscriberLoader.prototype), "discoverResources").mockResolvedValue(undefined)
  await loader.load()
  expect(subscriber.handler.name).toBe(handler.name)
  switchTo(["bulbs"])
  await subscriber.handler({ event: { name: "lamp.lit", data: {} }, container })
  expect(handler).not.toHaveBeenCalled()
  switchTo([])
  await subscriber.handler({ event: { name: "lamp.lit", data: {} }, container })
  expect(handler).toHaveBeenCalledOnce()
})
