import path from "node:path"
import { command } from "./command.mjs"
import { checkGraph } from "./graph-rule.mjs"
import { inLanes } from "./in-lanes.mjs"
import { checkClashes } from "./plugin-clashes.mjs"
import { step } from "./progress.mjs"
import { findProse } from "./prose-rule.mjs"
import { checkReadmes } from "./readmes.mjs"
import { ROOT } from "./root.mjs"
import { checkSlotPage } from "./slot-page.mjs"
import { findViolations, readSources } from "./sql-rule.mjs"
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

/** @param find returns a sentence for each violation */
const rule = (find) => async () => {
  const violations = find()
  if (violations.length) throw new Error(violations.join("\n"))
}

/** Two at a time, the longest first. */
const CHECKS = {
  "Import rules": tool("depcruise", [
    "--config",
    ".dependency-cruiser.cjs",
    "packages",
    "plugins",
    "backend/src",
    "storefront/app",
    "admin/src",
  ]),
  "Types of the plugins and the backend": async () => {
    await types("server", ".")
    await types("payment-window", "plugins/medusa-payment-razorpay/sandbox/window")
  },
  "Types of the back office": () => types("admin", "admin"),
  "Types of the storefront": async () => {
    await command(toolPath("react-router"), ["typegen"], { cwd: path.join(ROOT, "storefront") })
    await types("storefront", "storefront")
  },
  "Types of the tests": () => types("tests", "testing"),
  "Format and lint": tool("biome", ["check", "--error-on-warnings", "."]),
  "Word rule": rule(() => findWords(readNamed())),
  "Prose rule": rule(() => findProse(readNamed())),
  "SQL rule": rule(() => findViolations(readSources())),
  Layers: rule(checkGraph),
  "Clashes of plugins": rule(checkClashes),
  "READMEs of the plugins": rule(checkReadmes),
  "Page of the slots": rule(checkSlotPage),
}

/** Runs all checks. @returns the number of passed checks, and the names of failed ones */
export async function runChecks() {
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
  await inLanes(
    Object.entries(CHECKS).map(
      ([name, run]) =>
        () =>
          check(name, run),
    ),
  )
  return outcome
}
