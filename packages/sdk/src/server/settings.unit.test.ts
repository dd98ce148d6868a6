import type { MedusaContainer } from "@medusajs/framework/types"
import { expect, expectTypeOf, it } from "vitest"
import { z } from "zod"
import { defineSettings, type PublicSettings, readSettingSchema, setting, settingKind } from "../settings"
import { readSettings } from "./settings"
import { addSettings, allSettings } from "./settings-registry"

const label = { en: "Lamps", hi: "दीये" }
const LAMP_SETTINGS = defineSettings("lamps", {
  name: label,
  order: 200,
  fields: {
    max_items: setting(z.number().int().min(1), { default: 100, label, isPublic: true }),
    layout: setting(z.enum(["grid", "list"]), { default: "grid", label, choices: { grid: label, list: label } }),
    is_open: setting(z.boolean(), { default: true, label, isPublic: true }),
    greeting: setting(z.string(), { label, isPublic: true }),
    api_key: setting(z.string(), { label, isSecret: true }),
  },
})

it("types the values by their schemas, with null for those that may be empty", () => {
  expectTypeOf(readSettings<typeof LAMP_SETTINGS.fields>).returns.resolves.toEqualTypeOf<{
    readonly max_items: number
    readonly layout: "grid" | "list"
    readonly is_open: boolean
    readonly greeting: string | null
    readonly api_key: string | null
  }>()
  expectTypeOf<PublicSettings<typeof LAMP_SETTINGS>>().toEqualTypeOf<{
    readonly max_items: number
    readonly is_open: boolean
    readonly greeting: string | null
  }>()
})

it("reads the settings from the module that stores them", async () => {
  const values = { max_items: 3 }
  const store = { readPluginSettings: async (settings: unknown) => settings === LAMP_SETTINGS && values }
  const container = { resolve: (key: string) => key === "shop_settings" && store } as unknown as MedusaContainer
  expect(await readSettings(container, LAMP_SETTINGS)).toBe(values)
})

it.each([
  ["a text", z.string().trim().max(3), "text"],
  ["an address", z.email(), "text"],
  ["a number", z.number().min(1), "number"],
  ["a whole number", z.int(), "number"],
  ["a switch", z.boolean(), "switch"],
  ["a choice", z.enum(["grid"]), "choice"],
  ["a list", z.array(z.string()), undefined],
  ["an object", z.object({}), undefined],
  ["a date", z.date(), undefined],
])("finds the input of %s", (_, schema, kind) => {
  const json = readSettingSchema(schema)
  expect(json && settingKind(json)).toBe(kind)
})

/** Defines settings with one field. */
const define = (name: string, field: ReturnType<typeof setting>) => () =>
  defineSettings("lamps", { name: label, order: 100, fields: { [name]: field } })

it.each([
  ["max-items", setting(z.number(), { label }), "The setting lamps.max-items needs a name of lower-case letters"],
  ["items", setting(z.array(z.string()) as never, { label }), "The setting lamps.items has a schema without an input"],
  ["is_open", setting(z.boolean(), { label }), "The setting lamps.is_open is a switch, so it needs a default."],
  ["items", setting(z.number().min(9), { label, default: 3 }), "has a default that its schema rejects."],
  ["items", setting(z.number(), { label, isPubic: true } as never), 'has a property "isPubic"'],
  ["pin", setting(z.number(), { label, isSecret: true }), "The setting lamps.pin is secret, so it must be a text"],
  ["token_days", setting(z.number(), { label }), "is named like a secret, which the audit log leaves out"],
  [
    "layout",
    setting(z.enum(["grid", "list"]), { label, choices: { grid: label } as never }),
    'The setting lamps.layout needs a label for its choice "list".',
  ],
])("rejects the declaration of %s with a sentence", (name, field, sentence) => {
  expect(define(name, field as never)).toThrow(sentence)
})

it("rejects settings whose name cannot be part of an address", () => {
  expect(() => defineSettings("Lamps & more", { name: label, order: 100, fields: {} })).toThrow(
    'The settings "Lamps & more" need a name of lower-case letters, digits and hyphens.',
  )
})

it("lists the settings of plugins in their order, and rejects two of one name with both plugins", () => {
  const settings = (id: string, order: number) => defineSettings(id, { name: label, order, fields: {} })
  const shades = settings("shades", 100)
  addSettings("lamps", LAMP_SETTINGS)
  addSettings("shades", shades)
  addSettings("shades", shades)
  addSettings("bulbs", settings("bulbs", 100))
  expect(allSettings().map(({ id }) => id)).toEqual(["bulbs", "shades", "lamps"])
  expect(() => addSettings("wicks", settings("lamps", 100))).toThrow(
    'The plugins lamps and wicks both have settings named "lamps". Rename those of one of them.',
  )
  expect(() => addSettings("lamps", settings("lamps", 100))).toThrow(
    'The plugin lamps has two settings named "lamps". Rename those of one of them.',
  )
})
