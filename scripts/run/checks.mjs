import { existsSync } from "node:fs"
import path from "node:path"
import { command } from "./command.mjs"
import { checkGraph } from "./graph-rule.mjs"
import { checkGuide } from "./guide-rule.mjs"
import { checkImportsPage } from "./imports-page.mjs"
import { inLanes } from "./in-lanes.mjs"
import { checkClashes } from "./plugin-clashes.mjs"
import { step } from "./progress.mjs"
import { findProse } from "./prose-rule.mjs"
import { checkReadmes } from "./readmes.mjs"
import { ROOT } from "./root.mjs"
import { checkFrozenPlugins } from "./sdk-report/frozen-plugins.mjs"
import { checkInternalImports } from "./sdk-report/internal-imports.mjs"
import { checkSdkReport } from "./sdk-report/sdk-report.mjs"
import { checkSlotPage } from "./slot-page.mjs"
import { findViolations, readSources } from "./sql-rule.mjs"
import { StartError } from "./start-error.mjs"
import { findWords, readNamed } from "./word-rule.mjs"

const toolPath = (name) => path.join(ROOT, "node_modules/.bin", name)

/**
 * Native TypeScript 7 compiler, next to 5.9 whose API some scripts use. One thread each, because two checks run at a
 * time and threads check shared files twice.
 */
const TSC = path.join(ROOT, "node_modules/typescript-native/bin/tsc")
const CACHE = "node_modules/.cache/haat-types"

const types = (name, project) =>
  command(
    process.execPath,
    [
      TSC,
      "--project",
      project,
      "--noEmit",
      "--checkers",
      "1",
      "--incremental",
      "--tsBuildInfoFile",
      `${CACHE}/${name}.tsbuildinfo`,
    ],
    { cwd: ROOT },
  )

const tool = (name, args) => () => command(toolPath(name), args, { cwd: ROOT })

/** @throws Error with what Biome found, and the command that mends it */
async function checkFormat(folders) {
  await tool("biome", ["check", "--error-on-warnings", ...folders])().catch((error) => {
    throw new StartError(`${error.message}\nTo mend the format: npx biome check --write ${folders.join(" ")}`)
  })
}

const WHOLE_SHOP = ["packages", "plugins", "backend/src", "storefront/app", "admin/src"]

const isBelow = (part, files) => files.some((file) => file.startsWith(`${part}/`) || file.includes(`/${part}/`))

/** Checks that can fail where only sentences have changed, in these files. */
function listSentenceChecks(files) {
  const isServers = files.some((file) => /^(packages|plugins\/[^/]+\/src)\//.test(file))
  const isPages = isServers || isBelow("storefront", files)
  const sources = () => Object.fromEntries(Object.entries(readNamed()).filter(([file]) => files.includes(file)))
  const all = listChecks()
  const isNeeded = {
    "Import rules": false,
    "Types of the plugins and the backend": isServers,
    "Types of the back office": isServers || isBelow("admin", files),
    "Types of the storefront": isPages,
    "SQL rule": false,
    "Contract with plugins": files.some((file) => file.startsWith("packages/")),
  }
  return {
    ...Object.fromEntries(Object.entries(all).filter(([name]) => isNeeded[name] ?? true)),
    "Format and lint": () => checkFormat(files),
    "Word rule": rule(() => findWords(sources())),
    "Prose rule": rule(() => findProse(sources())),
  }
}

/** @param find returns a sentence for each violation @param [folders] whose violations alone count */
const rule = (find, folders) => async () => {
  const violations = (await find()).filter(
    (sentence) => !folders || folders.some((folder) => sentence.includes(folder)),
  )
  if (violations.length) throw new Error(violations.join("\n"))
}

/**
 * Checks by name, the longest first.
 * @param {string[]} [folders] of plugins: what cannot find anything in them is left out
 */
function listChecks(folders) {
  const has = (part) => !folders || folders.some((folder) => existsSync(path.join(ROOT, folder, part)))
  const ruleHere = (find) => rule(find, folders)
  return {
    "Import rules": tool("depcruise", ["--config", ".dependency-cruiser.cjs", ...(folders ?? WHOLE_SHOP)]),
    "Types of the plugins and the backend": async () => {
      await types("server", ".")
      if (!folders) await types("payment-window", "plugins/medusa-payment-razorpay/sandbox/window")
    },
    ...(has("admin") && { "Types of the back office": () => types("admin", "admin") }),
    ...(has("storefront") && {
      "Types of the storefront": async () => {
        await command(toolPath("react-router"), ["typegen"], { cwd: path.join(ROOT, "storefront") })
        await types("storefront", "storefront")
      },
    }),
    ...((has("src") || has("tests")) && { "Types of the tests": () => types("tests", "testing") }),
    "Format and lint": () => checkFormat(folders ?? ["."]),
    "Word rule": ruleHere(() => findWords(readNamed())),
    "Prose rule": ruleHere(() => findProse(readNamed())),
    "SQL rule": ruleHere(() => findViolations(readSources())),
    "Clashes of plugins": ruleHere(checkClashes),
    ...(!folders && {
      "Contract with plugins": ruleHere(async () => [
        ...(await checkSdkReport()),
        ...checkFrozenPlugins(),
        ...checkInternalImports(),
      ]),
      Layers: ruleHere(checkGraph),
      "Page of the slots": ruleHere(checkSlotPage),
      "Page of the imports": ruleHere(checkImportsPage),
      Guide: ruleHere(checkGuide),
    }),
    "READMEs of the plugins": ruleHere(checkReadmes),
  }
}

/**
 * Runs all checks, two at a time.
 * @param {{ folders?: string[], sentences?: string[] }} [scope] only what concerns these plugins, or these files in
 * which only sentences have changed
 * @param {(() => Promise<unknown>)[]} [beside] what else takes a lane, before the checks
 * @returns the number of passed checks, and the names of failed ones
 */
export async function runChecks({ folders, sentences } = {}, beside = []) {
  const outcome = { passed: 0, failed: [] }
  const check = async (name, run) => {
    try {
      await step(name, run)
      outcome.passed++
    } catch (error) {
      console.error(error.message)
      outcome.failed.push(name)
    }
  }
  const checks = Object.entries(sentences ? listSentenceChecks(sentences) : listChecks(folders))
  await inLanes([
    ...beside,
    ...checks.map(
      ([name, run]) =>
        () =>
          check(name, run),
    ),
  ])
  return outcome
}
