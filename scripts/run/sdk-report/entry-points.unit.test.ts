import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import ts from "typescript"
import { afterAll, expect, it } from "vitest"
import { ROOT } from "../root.mjs"
import { listEntryPoints } from "./entry-points.mjs"

/** A package outside of the repository that has the SDK among its packages, as npm links it. */
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "haat-outside-")))
mkdirSync(path.join(folder, "node_modules/@haat"), { recursive: true })
for (const [name, place] of Object.entries({ sdk: "packages/sdk", mail: "plugins/mail", checkout: "plugins/checkout" }))
  symlinkSync(path.join(ROOT, place), path.join(folder, "node_modules/@haat", name))
writeFileSync(path.join(folder, "package.json"), '{ "name": "haat-plugin-outside", "type": "module" }')

afterAll(() => rmSync(folder, { recursive: true }))

const MODES = {
  Node16: { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
  Bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
}

it.each(Object.entries(MODES))("a plugin outside of the repository finds types of each entry point: %s", (_, mode) => {
  const from = path.join(folder, "src/plugin.ts")
  const entries = listEntryPoints().filter(({ name }) => /^@haat\/(sdk|mail|checkout)\//.test(name))
  expect(entries.map(({ name }) => name)).toContain("@haat/sdk/storefront")
  for (const { name, file } of entries) {
    const { resolvedModule } = ts.resolveModuleName(
      name,
      from,
      mode,
      ts.sys,
      undefined,
      undefined,
      ts.ModuleKind.ESNext,
    )
    expect(resolvedModule?.resolvedFileName, name).toBe(path.join(ROOT, file))
  }
})
