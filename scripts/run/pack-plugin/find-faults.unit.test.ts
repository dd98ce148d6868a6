import { expect, it } from "vitest"
import { findFaults, readImports } from "./find-faults.mjs"

const FILES: Record<string, string> = {
  "README.md": "# Lamps\n\nLamps for shoppers.\n",
  "src/contract.ts": 'import { z } from "zod"\n',
  "src/contract.test.ts": 'import { it } from "vitest"\n',
  "src/testing/open-routes.ts": 'import type { Kind } from "@haat/testing/plugin-parts"\n',
  "storefront/slots/card.end.tsx": 'import { useState } from "react"\nimport { x } from "node:fs"\nimport "../a.ts"\n',
  "admin/lamps/index.ts": 'import { screen } from "@haat/sdk/admin"\n',
}

const MANIFEST = {
  name: "haat-plugin-lamps",
  version: "0.1.0",
  license: "MIT",
  exports: {
    "./package.json": "./package.json",
    "./*": { source: "./src/*.ts", types: "./.medusa/server/src/*.d.ts", default: "./.medusa/server/src/*.js" },
  },
  peerDependencies: { "@haat/sdk": ">=0.1.0", react: "^19.0.0", zod: "^4.0.0" },
}

const PACKED = [
  "package.json",
  ".medusa/server/src/contract.js",
  ".medusa/server/src/contract.d.ts",
  ...Object.keys(FILES).filter((file) => !file.includes(".test.")),
]

const faults = (manifest: object = {}, packed = PACKED, files = {}) =>
  findFaults({ manifest: { ...MANIFEST, ...manifest }, packed, files: { ...FILES, ...files } })

it("finds nothing wrong with a whole plugin", () => {
  expect(faults()).toEqual([])
})

it("asks for a version, a license and a README, and for a package that may be published", () => {
  expect(faults({ version: undefined, license: undefined, private: true })).toEqual([
    'package.json has no version: add "version": "0.1.0".',
    'package.json has no license: add "license": "MIT", or yours.',
    'package.json says "private": true, so that npm would not publish it: remove the line.',
  ])
  expect(
    faults(
      {},
      PACKED.filter((file) => file !== "README.md"),
    ),
  ).toEqual(["There is no README.md: say what the plugin does and how it is installed."])
  expect(faults({}, PACKED, { "README.md": "# Lamps\n" })).toEqual([
    "README.md is empty: say what the plugin does and how it is installed.",
  ])
})

it.each([
  ["storefront", "storefront/slots/card.end.tsx"],
  ["admin", "admin/lamps/index.ts"],
  ["src", "src/contract.ts"],
])("refuses a tarball without %s/", (part, first) => {
  expect(
    faults(
      {},
      PACKED.filter((file) => !file.startsWith(`${part}/`)),
    ),
  ).toEqual([`The tarball is without ${first}: add "${part}" to "files" in package.json.`])
})

it("refuses what has no types, or is not built", () => {
  expect(
    faults(
      {},
      PACKED.filter((file) => !file.endsWith(".d.ts")),
    ),
  ).toEqual([".medusa/server/src/contract.js has no types beside it: the tarball must have its .d.ts file."])
  expect(
    faults(
      {},
      PACKED.filter((file) => !file.startsWith(".medusa")),
    ),
  ).toEqual(['The tarball is without what is built of src/: add ".medusa/server" to "files" in package.json.'])
  expect(faults({ exports: { "./*": { types: "./src/*.ts", default: "./.medusa/server/src/*.js" } } })).toEqual([
    'The entry "./*" of "exports" names no types: add "types" with the path of its .d.ts file.',
  ])
})

it("refuses exact peers, packages of the shop that are no peers, and undeclared imports", () => {
  expect(faults({ peerDependencies: { ...MANIFEST.peerDependencies, react: "19.3.1" } })).toEqual([
    "The peer react is wanted in version 19.3.1 alone: give a range, such as ^19.3.1.",
  ])
  const { react, ...others } = MANIFEST.peerDependencies
  expect(faults({ peerDependencies: others, dependencies: { react } })).toEqual([
    'react belongs to the shop, which has one copy: move it from "dependencies" to "peerDependencies".',
  ])
  expect(faults({ peerDependencies: others })).toEqual([
    'storefront/slots/card.end.tsx imports react, which package.json does not have: add it to "peerDependencies".',
  ])
  expect(faults({}, PACKED, { "src/contract.ts": 'import { nanoid } from "nanoid/non-secure"' })).toEqual([
    'src/contract.ts imports nanoid, which package.json does not have: add it to "dependencies".',
  ])
})

it("reads the names of packages from imports", () => {
  expect(readImports('import a from "@haat/sdk/admin"\nexport * from "zod"\nconst b = import("./b")')).toEqual([
    "@haat/sdk",
    "zod",
  ])
})
