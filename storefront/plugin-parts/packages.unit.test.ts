import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import tailwindcss from "@tailwindcss/vite"
import { build, parseAst, type Rollup } from "vite"
import { afterAll, expect, it } from "vitest"
import { findPlugins } from "../../scripts/run/find-plugins.mjs"
import { i18n } from "../i18n-plugin.ts"
import { findPluginFiles } from "./files.mjs"
import { pluginModule } from "./modules.mjs"
import { stripActions } from "./strip-actions.ts"
import { pluginParts } from "./vite-plugin.ts"

const shop = realpathSync(mkdtempSync(path.join(tmpdir(), "haat-packages-")))
const lamps = path.join(shop, "node_modules/haat-plugin-lamps")
afterAll(() => rmSync(shop, { recursive: true }))

const PART = `export default defineSlot("card.end", {
  order: 100,
  actions: { lamp: light() },
  component: () => <p className="pt-[13.7px]">{LAMPS.title}</p>,
})`

const FILES = {
  "package.json": { dependencies: { "haat-plugin-lamps": "1.0.0" } },
  "node_modules/haat-plugin-lamps/package.json": { name: "haat-plugin-lamps", haat: { contract: 1 } },
  "node_modules/haat-plugin-lamps/storefront/slots/card.end.tsx": PART,
  "node_modules/haat-plugin-lamps/storefront/messages.ts": 'export const LAMPS = { title: "Lamps" }',
  "node_modules/haat-plugin-lamps/storefront/messages.hi.ts": 'export const LAMPS = { title: "दीये" }',
  "node_modules/haat-plugin-lamps/storefront/entry.ts": 'export { LAMPS } from "./messages.ts"',
  // as the frame of all pages does
  "node_modules/haat-plugin-lamps/storefront/styles.ts": `export { default } from "${path.resolve("storefront/app/app.css")}?url"`,
  "node_modules/haat-plugin-lamps/src/errors.ts":
    'export const E = { lamp_out: { code: "lamp_out", status: 409, en: "Out", hi: "दीया बुझ गया" } }',
  "node_modules/haat-plugin-lamps/src/form-errors.ts": "",
  "node_modules/haat-plugin-lamps/src/form-errors.hi.ts":
    'export const F = { lamp_size: { code: "lamp_size", status: 400, en: "Too big", translated: "दीया बड़ा है" } }',
}
for (const [name, content] of Object.entries(FILES)) {
  const file = path.join(shop, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content))
}
/** Finds the parts of the package alone. */
const find = () => findPluginFiles(findPlugins(shop))

/** Builds a module or stylesheet of the storefront in a shop with the package. @returns the text of all files */
async function buildWithPackage(input: string) {
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [i18n("hi", ["haat-plugin-lamps"]), pluginParts({ find }), tailwindcss()],
    resolve: { conditions: ["source", "module", "browser", "production"] },
    build: { write: false, minify: false, rolldownOptions: { input, preserveEntrySignatures: "strict" } },
  })) as Rollup.RollupOutput
  return output.map((file) => (file.type === "chunk" ? file.code : String(file.source))).join("\n")
}

it("finds the parts of a package as those of a folder of plugins/", () => {
  expect(find()).toMatchObject([
    {
      name: "lamps",
      slots: [path.join(lamps, "storefront/slots/card.end.tsx")],
      errors: [path.join(lamps, "src/errors.ts"), path.join(lamps, "src/form-errors.hi.ts")],
    },
  ])
  expect(pluginModule("slots/card.end", find())).toContain(path.join(lamps, "storefront/slots/card.end.tsx"))
})

it("has the classes of a package's parts in the stylesheet", async () => {
  expect(await buildWithPackage(path.join(lamps, "storefront/styles.ts"))).toContain("13.7px")
})

it("knows the errors of a package in Hindi", async () => {
  const code = await buildWithPackage(path.resolve("storefront/app/lib/backend/error-catalogue.hi.ts"))
  expect(code).toContain("दीया बुझ गया")
  expect(code).toContain("दीया बड़ा है")
})

it("reads the texts of a package in the language of the build", async () => {
  const code = await buildWithPackage(path.join(lamps, "storefront/entry.ts"))
  expect(code).toContain("दीये")
})

it("leaves the actions of a package's parts out of the files for browsers", () => {
  const { transform } = stripActions() as unknown as { transform: (code: string, id: string) => { code: string } }
  const context = { environment: { name: "client" }, parse: (code: string) => parseAst(code, { lang: "tsx" }) }
  const { code } = transform.call(context, PART, path.join(lamps, "storefront/slots/card.end.tsx"))
  expect(code).toContain("actions: {},")
})
