import { type Client, shop } from "@haat/testing"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { findPlugins } from "../../../../../../scripts/run/find-plugins.mjs"
import { readClaims, readPlugin } from "../../../../../../scripts/run/plugin-clashes.mjs"
import type { PluginRow } from "../../../contract"

const PATH = "/back-office/plugins"
/** Age at which a process reads the state again. */
const NOTICED_MS = 500

let owner: Client & { id: string }
let all: PluginRow[]

/** An optional plugin with a list for shoppers. A shop without such plugins has none to switch off. */
const OPTIONAL = findPlugins()
  .filter(({ manifest }) => manifest.haat.optional)
  .flatMap((plugin) => {
    const list = readClaims(readPlugin(plugin)).route.find((line: string) => /^GET \/store\/[\w-]+$/.test(line))
    return list ? [{ id: plugin.name, list: list.split(" ")[1] as string }] : []
  })[0]

const address = (id: string) => `${PATH}/${encodeURIComponent(id)}`
const switchTo = (is_on: boolean, id = OPTIONAL.id) => owner.put(address(id), { is_on })
const readRow = async (id = OPTIONAL.id): Promise<PluginRow> => (await owner.get(address(id))).body
const entries = async () => {
  const query = encodeURIComponent(JSON.stringify({ user_id: owner.id, resource: "plugins" }))
  return (await owner.get(`/back-office/audit-log?filter=${query}`)).body
}

beforeAll(async () => {
  owner = await shop().staff("owner")
  all = (await owner.get(PATH)).body
}, 120_000)

describe("the plugins of the shop", () => {
  it("are listed with what each brings", () => {
    const checkout = all.find(({ id }) => id === "checkout")
    expect(checkout).toMatchObject({ is_optional: false, is_package: false, is_on: true, failures: [] })
    expect(checkout?.routes.Shoppers).toContain("POST /store/cart/merge")
    expect(checkout?.hooks).toContain("order.cancel")
    expect(all.find(({ id }) => id === "mail")?.jobs.length).toBeGreaterThan(0)
  })

  it("are for owners alone", async () => {
    const manager = await shop().staff("manager")
    const responses = await Promise.all([
      manager.get(PATH),
      manager.get(address("checkout")),
      manager.put(address("checkout"), { is_on: false }),
    ])
    expect(responses.map(({ status, body }) => [status, body.permission])).toEqual([
      [403, "plugins.read"],
      [403, "plugins.read"],
      [403, "plugins.edit"],
    ])
    expect((await readRow("checkout")).is_on).toBe(true)
  })
})

describe.runIf(OPTIONAL)("a plugin that is switched off", () => {
  afterEach(() => switchTo(true))

  it("was listed as optional, with the slots it fills", () => {
    const optional = all.find(({ id }) => id === OPTIONAL.id)
    expect(optional).toMatchObject({ is_optional: true, is_on: true })
    expect(optional?.slots.length).toBeGreaterThan(0)
  })

  it("answers no request until it is on again, and its data stay", async () => {
    const guest = shop().guest()
    const before = await guest.get(OPTIONAL.list)
    expect(before.status).toBe(200)
    expect((await switchTo(false)).body).toMatchObject({ id: OPTIONAL.id, is_on: false })
    const off = await guest.get(OPTIONAL.list)
    expect([off.status, off.body.code, off.body.message]).toEqual([
      404,
      "plugin_off",
      "The shop has switched this off for now",
    ])
    const { routes } = await readRow()
    const staffRoute = routes.Staff.find((line) => /^(DELETE )?GET\b.* \/back-office\/[\w-]+$/.test(line))
    if (staffRoute) expect((await owner.get(staffRoute.split(" ").at(-1) as string)).status).toBe(404)
    await switchTo(true)
    expect(await guest.get(OPTIONAL.list)).toMatchObject({ status: 200, body: before.body })
  })

  it("is named in the shop's facts, whose version changes, and to staff", async () => {
    const facts = async () => (await shop().guest().get("/store/shop")).body
    const before = await facts()
    expect(before.plugins_off).toEqual([])
    await switchTo(false)
    const after = await facts()
    expect(after.plugins_off).toEqual([OPTIONAL.id])
    expect(after.version).toBeGreaterThan(before.version)
    const support = await shop().staff("support")
    expect((await support.get("/back-office/me")).body.plugins_off).toEqual([OPTIONAL.id])
    await switchTo(true)
    expect((await facts()).plugins_off).toEqual([])
  })

  it("leaves each person's data for download and erasure", async () => {
    const shopper = await shop().shopper()
    await switchTo(false)
    expect((await shopper.get("/store/personal-data")).status).toBe(200)
    const { status } = await shopper.post("/store/personal-data/erasure", { current_password: "Secret@123" })
    expect(status).toBeLessThan(300)
  })

  it("is noticed by the process within half a second, whoever switched it", async () => {
    await shop().sql(
      `insert into plugin_state (plugin, is_off, version) values ($1, true, 1)
       on conflict (plugin) do update set is_off = true, version = plugin_state.version + 1`,
      [OPTIONAL.id],
    )
    const end = Date.now() + NOTICED_MS
    const guest = shop().guest()
    let status = 200
    while (status === 200 && Date.now() < end + 1_000) ({ status } = await guest.get(OPTIONAL.list))
    expect(status).toBe(404)
  })
})

describe("a switch", () => {
  it.runIf(OPTIONAL)("has an entry in the audit log, and none when it changes nothing", async () => {
    const count = (await entries()).length
    await switchTo(true)
    expect(await entries()).toHaveLength(count)
    await switchTo(false)
    const [last, ...others] = await entries()
    expect(others).toHaveLength(count)
    await switchTo(true)
    expect(last).toMatchObject({
      action: "changed",
      subject_id: OPTIONAL.id,
      changes: [{ field: "is_on", before: true, after: false }],
    })
  })

  it("is refused for a plugin that the shop needs, with the reason", async () => {
    const { status, body } = await switchTo(false, "checkout")
    expect([status, body.code]).toEqual([409, "plugin_needed"])
    expect(body.message).toBe("The shop needs the plugin checkout, so it cannot be switched off")
    expect((await readRow("checkout")).is_on).toBe(true)
    expect((await switchTo(true, "checkout")).status).toBe(200)
  })

  it("is refused for an unknown plugin, and without saying which way", async () => {
    expect((await switchTo(false, "no-such-plugin")).status).toBe(404)
    const { status, body } = await owner.put(address("checkout"), {})
    expect([status, body.message]).toEqual([400, "Say whether the plugin is to be on"])
  })
})
