import { existsSync } from "node:fs"
import path from "node:path"
import { type Client, shop } from "@haat/testing"
import { runningShop } from "@haat/testing/running-shop"
import { beforeAll, describe, expect, it } from "vitest"
import { findPlugins } from "../../../../../../scripts/run/find-plugins.mjs"
import type { PluginFailureRow, PluginRow } from "../../../contract"

/** Failures are written within two seconds, on a busy machine a little later. */
const WRITTEN_MS = 10_000
const WITHIN = { timeout: WRITTEN_MS }

/** Only optional plugins fill slots of the shop. */
const FILLS_SLOTS = findPlugins().some(({ folder }) => existsSync(path.join(folder, "storefront/slots")))

let owner: Client
let plugin: PluginRow
let part: string

const report = (failures: { name: string; error: string }[]) =>
  shop().guest().post("/store/part-failures", { failures })
const readFailures = async (): Promise<PluginFailureRow[]> =>
  (await owner.get(`/back-office/plugins/${encodeURIComponent(plugin.id)}`)).body.failures

/** Waits for the failure at a place. */
async function findFailure(place: string) {
  const end = Date.now() + WRITTEN_MS
  for (;;) {
    const found = (await readFailures()).find((failure) => failure.place === place)
    if (found || Date.now() > end) return found
  }
}

describe.runIf(FILLS_SLOTS)("a part of a plugin that failed", () => {
  beforeAll(async () => {
    owner = await shop().admin()
    const plugins: PluginRow[] = (await owner.get("/back-office/plugins")).body
    plugin = plugins.find(({ slots }) => slots.length) as PluginRow
    part = plugin.slots[0]
  }, 60_000)

  it("in a browser is named to the owner with the kind of its error, never with a text of the visitor", async () => {
    const name = `${plugin.id}:${part}`
    expect((await report([{ name, error: "TypeError" }])).status).toBe(202)
    expect(await findFailure(`slot ${part}, in a browser`)).toMatchObject({ message: "TypeError", count: 1 })
    await report([{ name, error: "Call this number to get your money back" }])
    await expect.poll(async () => (await findFailure(`slot ${part}, in a browser`))?.count, WITHIN).toBe(2)
    expect((await findFailure(`slot ${part}, in a browser`))?.message).toBe("Error")
  })

  it("on the server is named with its message", async () => {
    const { backendUrl, publishableKey, proxySecret } = runningShop()
    await fetch(`${backendUrl}/store/part-failures`, {
      method: "POST",
      body: JSON.stringify({ failures: [{ name: `${plugin.id}:${part}`, error: "It snapped" }] }),
      headers: {
        "content-type": "application/json",
        "x-publishable-api-key": publishableKey,
        "x-proxy-secret": proxySecret,
        "x-forwarded-rendering": "1",
      },
    })
    expect(await findFailure(`slot ${part}`)).toMatchObject({ message: "It snapped" })
  })

  it("is ignored when there is no such plugin or part", async () => {
    const before = (await readFailures()).length
    const { status } = await report([
      { name: "no-such-plugin:cart.line", error: "Error" },
      { name: `${plugin.id}:no.such.part`, error: "Error" },
      { name: "__proto__:cart.line", error: "Error" },
    ])
    expect(status).toBe(202)
    await report([{ name: `${plugin.id}:${part}`, error: "RangeError" }])
    await expect.poll(async () => (await findFailure(`slot ${part}, in a browser`))?.message, WITHIN).toBe("RangeError")
    expect(await readFailures()).toHaveLength(before)
  })
})

describe("a report of failed parts", () => {
  it("is rejected when it says too much", async () => {
    const failures = Array.from({ length: 51 }, () => ({ name: "a:b", error: "Error" }))
    expect((await report(failures)).status).toBe(400)
  })
})
