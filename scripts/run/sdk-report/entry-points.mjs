import { readdirSync } from "node:fs"
import path from "node:path"
import { findPlugins } from "../find-plugins.mjs"
import { ROOT } from "../root.mjs"

const SOURCES = "packages/sdk/src"
const TESTS = /\.test\.tsx?$/
const HOOKS = /^(\w+-)?hooks\.ts$/

/** Modules of the SDK that only the shop and its own plugins use; no contract covers them. */
const INTERNAL = [
  /^(form-errors\.hi|home-sections|labels(\.hi)?|paid-for-line|secret-name|setting-errors|shop-phone)$/,
  /^html\/(entities|tags|text-writer)$/,
  /^numbers\/(column-cells|written-number)$/,
  /^server\/(medusa-internals|openapi)\//,
  /^server\/(hook-paths|read-json|readable-path|redis-away|send-error|settings-registry|status-of)$/,
  /^server\/(hook-failures|limited-hook|order-fields-registry|plugin-failures|plugin-state)$/,
  /^server\/(validate-body|validate-query)$/,
  /^server\/back-office\/(administrator|audit-log|list-query|queries\/page-window|what-changes)$/,
  /^server\/operations\/(heap|metric-names|remove-private|requests|settings|tracing)$/,
  /^server\/queries\/(lock-order|touch-order)$/,
  /^server\/schema\/(apply-schema|former-tables|read-schema|sort-by-needs)$/,
]

/** Returns true when a plugin from elsewhere may import this module. @param {string} name as "server/route" */
export const isPublic = (name) => !INTERNAL.some((pattern) => pattern.test(name))

/** Projects whose compiler options fit an entry point. */
const PROJECTS = [
  ["storefront", /^(storefront|testing\/storefront)$/],
  ["admin", /^admin$/],
  ["testing", /^testing(\/browser)?$/],
]

/**
 * @typedef {{ name: string, file: string, report: string, project: string }} EntryPoint
 * `name`: as it is imported; `file`: source from the root; `report`: name of the file that describes it; `project`:
 * folder of the tsconfig.json that it is compiled with
 */

/** Modules of other packages that the guide has plugins import. */
const MAILS = ["add-mail-part", "define-mail", "workflows/queue-mail"]

/** @returns {EntryPoint[]} */
function listModules() {
  const files = readdirSync(path.join(ROOT, SOURCES), { recursive: true }).map((file) => file.replaceAll(path.sep, "/"))
  return files
    .filter((file) => file.endsWith(".ts") && !TESTS.test(file))
    .map((file) => file.replace(/\.ts$/, ""))
    .filter(isPublic)
    .sort()
    .map((name) => {
      const project = PROJECTS.find(([, pattern]) => pattern.test(name))?.[0] ?? "."
      const [folder, ...below] = name.split("/")
      const isAlone = project !== "." || folder === "server"
      return {
        name: `@haat/sdk/${name}`,
        file: `${SOURCES}/${name}.ts`,
        report: isAlone ? (below.length && folder === "testing" ? "testing" : folder) : "common",
        project,
      }
    })
}

/** Lists plugins that other plugins may use. */
export const listLowerPlugins = () =>
  findPlugins().filter(({ manifest, isPackage }) => !isPackage && !manifest.haat.optional)

/** Hooks between plugins, which each plugin defines in its src/hooks.ts. @returns {EntryPoint[]} */
const listHooks = () =>
  listLowerPlugins().flatMap(({ name, packageName, folder }) =>
    readdirSync(path.join(folder, "src"))
      .filter((file) => HOOKS.test(file))
      .map((file) => ({
        name: `${packageName}/${path.basename(file, ".ts")}`,
        file: `plugins/${name}/src/${file}`,
        report: "hooks",
        project: ".",
      })),
  )

/** Lists what the contract covers of the code. @returns {EntryPoint[]} */
export const listEntryPoints = () => [
  ...listModules(),
  ...listHooks(),
  ...MAILS.map((module) => ({
    name: `@haat/mail/${module}`,
    file: `plugins/mail/src/${module}.ts`,
    report: "mails",
    project: ".",
  })),
]
