import path from "node:path"
import { pluginNames } from "./build.mjs"
import { command } from "./command.mjs"
import { step } from "./progress.mjs"
import { ROOT } from "./root.mjs"
import { findViolations, readSources } from "./sql-rule.mjs"

const bin = (name) => path.join(ROOT, "node_modules/.bin", name)

const types = (workspace) =>
  command(
    bin("tsc"),
    ["--noEmit", "--incremental", "--tsBuildInfoFile", `../node_modules/.cache/haat-${workspace}.tsbuildinfo`],
    { cwd: path.join(ROOT, workspace) },
  )

const CHECKS = {
  "Format and lint": () => command(bin("biome"), ["check", "--error-on-warnings", "."], { cwd: ROOT }),
  "Import rules": () =>
    command(
      bin("depcruise"),
      ["--config", ".dependency-cruiser.cjs", "plugins", "backend/src", "storefront/app", "admin/src"],
      { cwd: ROOT },
    ),
  "SQL rule": () => {
    const violations = findViolations(readSources())
    if (violations.length) throw new Error(violations.join("\n"))
  },
  "Types of the plugins": () =>
    command(bin("tsc"), ["-b", ...pluginNames().map((name) => `plugins/${name}`)], { cwd: ROOT }),
  "Types of the backend": () => types("backend"),
  "Types of the storefront": async () => {
    await command(bin("react-router"), ["typegen"], { cwd: path.join(ROOT, "storefront") })
    await types("storefront")
  },
  "Types of the back office": () => types("admin"),
  "Types of the tests": async () => {
    await types("testing")
    await types("e2e")
  },
}

/** Runs every check, also after one failed. @returns how many passed, and the names of those that failed */
export async function runChecks() {
  const outcome = { passed: 0, failed: [] }
  for (const [name, run] of Object.entries(CHECKS)) {
    try {
      await step(name, run)
      outcome.passed++
    } catch (error) {
      console.error(error.message)
      outcome.failed.push(name)
    }
  }
  return outcome
}
