import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { readPluginSettings } from "./load-plugin-files"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "haat-settings-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const build = (source: string) => writeFileSync(path.join(folder, "settings.js"), source)

it("finds the settings that a plugin's built src/settings.ts exports", () => {
  build(`exports.LAMPS = { id: "lamps", order: 100, fields: {} }; exports.MOST = 3`)
  expect(readPluginSettings("lamps", folder)).toEqual([{ id: "lamps", order: 100, fields: {} }])
})

it("finds none in a plugin without the file", () => {
  expect(readPluginSettings("lamps", folder)).toEqual([])
})

it("rejects a file that exports no settings", () => {
  build("exports.MOST = 3")
  expect(() => readPluginSettings("lamps", folder)).toThrow(
    "The plugin lamps has a src/settings.ts that exports no settings. Export defineSettings(…).",
  )
})
