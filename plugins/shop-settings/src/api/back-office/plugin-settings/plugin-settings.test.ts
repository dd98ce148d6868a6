import path from "node:path"
import { type Client, shop, type TestShop } from "@haat/testing"
import { openShopToKill } from "@haat/testing/shop-to-kill"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { PluginSettingsRow } from "../../../contract"

const FIXTURE = path.resolve(__dirname, "../../../testing/lamp-settings.mjs")
const PATH = "/back-office/plugin-settings/lamps"
const SECRET = "a key that is nobody's"

let opened: Awaited<ReturnType<typeof openShopToKill>>
let haat: TestShop
let owner: Client & { id: string }
beforeAll(async () => {
  opened = await openShopToKill({ NODE_OPTIONS: `--import ${FIXTURE}` })
  haat = shop()
  owner = await haat.staff("owner")
}, 120_000)
afterAll(() => opened?.close(), 60_000)

const read = async (): Promise<PluginSettingsRow> => (await owner.get(PATH)).body
const save = async (values: object) => owner.put(PATH, { version: (await read()).version, values })
const readFacts = async () => (await haat.guest().get("/store/shop")).body
const lastEntry = async () => {
  const query = encodeURIComponent(JSON.stringify({ user_id: owner.id, resource: "plugin-settings" }))
  return (await owner.get(`/back-office/audit-log?filter=${query}`)).body[0]
}

describe("the settings of a plugin", () => {
  it("are listed with labels, schemas and defaults before they are saved", async () => {
    const { status, body } = await owner.get("/back-office/plugin-settings")
    expect(status).toBe(200)
    const lamps = body.find(({ id }: PluginSettingsRow) => id === "lamps")
    expect(lamps).toEqual(await read())
    expect(lamps).toMatchObject({
      name: { en: "Lamps", hi: "दीये" },
      version: 0,
      updated_at: null,
      values: { max_items: 100, layout: "grid", greeting: null },
      secrets: { webhook_secret: false },
    })
    expect(lamps.fields[0]).toEqual({
      name: "max_items",
      label: { en: "Lamps of a shopper", hi: "ग्राहक के दीये" },
      help: { en: "At most so many.", hi: "ज़्यादा से ज़्यादा इतने।" },
      schema: { type: "integer", minimum: 1, maximum: 500 },
      default: 100,
      is_public: true,
      is_secret: false,
    })
  })

  it("are saved by name, and those left out stay as they are", async () => {
    const { status, body } = await save({ max_items: 40, greeting: " Namaste " })
    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 1, values: { max_items: 40, layout: "grid", greeting: "Namaste" } })
    expect((await save({ greeting: "" })).body.values).toEqual({ max_items: 40, layout: "grid", greeting: null })
    expect((await lastEntry()).changes).toEqual([{ field: "values.greeting", before: "Namaste", after: null }])
  })

  it("show every visitor the public ones, and change the version of the shop's facts", async () => {
    await save({ max_items: 40, layout: "grid" })
    const { version, plugins } = await readFacts()
    expect(plugins.lamps).toEqual({ max_items: 40, layout: "grid" })
    await save({ layout: "list" })
    expect(await readFacts()).toMatchObject({
      version: version + 1,
      plugins: { lamps: { max_items: 40, layout: "list" } },
    })
  })

  it("tell the second of two owners that someone else saved meanwhile", async () => {
    const { version } = await read()
    const responses = await Promise.all(
      [11, 12].map((max_items) => owner.put(PATH, { version, values: { max_items } })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    const conflict = responses.find(({ status }) => status === 409)?.body
    expect(conflict).toMatchObject({
      code: "plugin_settings_changed",
      message: "Someone else has changed these settings meanwhile. Look at theirs before you save yours",
    })
    const saved = responses.find(({ status }) => status === 200)?.body
    expect(await read()).toEqual(saved)
  })

  it("are checked by their schemas, with a sentence for each field", async () => {
    const before = await read()
    const { status, body } = await save({
      max_items: 501.5,
      layout: "heap",
      greeting: "x".repeat(61),
      webhook_secret: "short",
      colour: "red",
    })
    expect([status, body.code, body.errors]).toEqual([
      400,
      "setting_whole",
      {
        "values.max_items": "Enter a whole number",
        "values.layout": "Choose one of the options",
        "values.greeting": "A greeting has at most 60 characters",
        "values.webhook_secret": "Enter at least 8 characters",
        "values.colour": "There is no setting colour. Reload the page",
      },
    ])
    expect((await save({ max_items: 501 })).body).toMatchObject({
      code: "setting_most",
      params: { most: 500 },
      message: "Enter 500 or less",
    })
    expect((await save({ max_items: null })).body.message).toBe("Please fill this in")
    expect((await save({ greeting: "\u0000" })).status).toBe(400)
    expect(await read()).toEqual(before)
  })

  it("answer 404 for a plugin without settings", async () => {
    for (const { status, body } of [
      await owner.get("/back-office/plugin-settings/none"),
      await owner.put("/back-office/plugin-settings/none", { version: 0, values: {} }),
    ])
      expect([status, body.message]).toEqual([404, "There is no plugin with these settings"])
  })

  it("keep a secret encrypted, and show and record only that it is set, replaced or removed", async () => {
    const response = await save({ webhook_secret: SECRET })
    expect(response.body).toMatchObject({ secrets: { webhook_secret: true } })
    expect((await lastEntry()).changes).toEqual([{ field: "set", before: [], after: ["webhook_secret"] }])
    const [{ values }] = await haat.sql(`select "values" from plugin_setting where plugin = 'lamps'`)
    expect(values.webhook_secret).toEqual({ sealed: expect.any(String) })

    await save({ webhook_secret: `${SECRET}, the second` })
    const entry = await lastEntry()
    expect(entry).toMatchObject({ subject: "Lamps", subject_id: "lamps" })
    expect(entry.changes).toEqual([{ field: "replaced", before: [], after: ["webhook_secret"] }])
    await save({ max_items: 33 })
    expect((await read()).secrets).toEqual({ webhook_secret: true })

    const everything = [await read(), await readFacts(), await haat.sql("select * from trail_entry"), values]
    expect(JSON.stringify(everything)).not.toContain(SECRET)
    expect((await save({ webhook_secret: null })).body.secrets).toEqual({ webhook_secret: false })
    expect((await lastEntry()).changes).toEqual([{ field: "set", before: ["webhook_secret"], after: [] }])
  })

  it("fall back to the default for a stored value that no longer fits, and keep what is not declared", async () => {
    await save({ max_items: 20 })
    await haat.sql(
      `update plugin_setting set "values" = "values" || '{"max_items": 9000, "wick": 3}', version = version + 1
       where plugin = 'lamps'`,
    )
    expect((await read()).values).toEqual({ max_items: 100, layout: "list", greeting: null })
    expect((await readFacts()).plugins.lamps.max_items).toBe(100)
    const warnings = opened.printed().match(/The stored value of the setting lamps.max_items cannot be used/g)
    expect(warnings).toHaveLength(1)
    await save({ greeting: "Jai" })
    const [{ values }] = await haat.sql(`select "values" from plugin_setting where plugin = 'lamps'`)
    expect(values).toMatchObject({ wick: 3, greeting: "Jai" })
  })

  it("are an owner's alone", async () => {
    const manager = await haat.staff("manager")
    expect((await manager.get(PATH)).status).toBe(403)
    expect((await manager.put(PATH, { version: 0, values: {} })).status).toBe(403)
  })
})
