import path from "node:path"
import { pluginNames } from "./build.mjs"
import { command } from "./command.mjs"
import { inLanes } from "./in-lanes.mjs"
import { step } from "./progress.mjs"
import { ROOT } from "./root.mjs"
import { findViolations, readSources } from "./sql-rule.mjs"
import { findWords, readNamed } from "./word-rule.mjs"

const toolPath = (name) => path.join(ROOT, "node_modules/.bin", name)

const types = (workspace) =>
  command(
    toolPath("tsc"),
    ["--noEmit", "--incremental", "--tsBuildInfoFile", `../node_modules/.cache/haat-${workspace}.tsbuildinfo`],
    { cwd: path.join(ROOT, workspace) },
  )

const tool = (name, args) => () => command(toolPath(name), args, { cwd: ROOT })

/** @param find gives a sentence for each violation */
const rule = (find) => async () => {
  const violations = find()
  if (violations.length) throw new Error(violations.join("\n"))
}

/** Two at a time, after the types of the plugins, on which the others stand. */
const CHECKS = {
  "Types of the storefront": async () => {
    await command(toolPath("react-router"), ["typegen"], { cwd: path.join(ROOT, "storefront") })
    await types("storefront")
  },
  "Types of the back office": () => types("admin"),
  "Types of the tests": async () => {
    await types("testing")
    await types("e2e")
  },
  "Types of the backend": () => types("backend"),
  "Import rules": tool("depcruise", [
    ...["--config", ".dependency-cruiser.cjs"],
    ...["plugins", "backend/src", "storefront/app", "admin/src"],
  ]),
  "SQL rule": rule(() => findViolations(readSources())),
  "Word rule": rule(() => findWords(readNamed())),
  "Format and lint": tool("biome", ["check", "--error-on-warnings", "."]),
}

/** Runs every check, also after one failed. @returns how many passed, and the names of those that failed */
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
  await check("Types of the plugins", tool("tsc", ["-b", ...pluginNames().map((name) => `plugins/${name}`)]))
  await inLanes(
    Object.entries(CHECKS).map(
      ([name, run]) =>
        () =>
          check(name, run),
    ),
  )
  return outcome
}
