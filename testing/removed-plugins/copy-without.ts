import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { command } from "../../scripts/run/command.mjs"
import { copyRepository } from "../topology/copy-repository.ts"

/** Tools in node_modules that run tests. */
export const VITEST = "vitest/vitest.mjs"
export const PLAYWRIGHT = "@playwright/test/cli.js"

const BUILD = 'import("./scripts/run/build.mjs").then(({ build }) => build())'

/**
 * Copies this repository without these plugins, as a repository of its own, which some of its tests ask for files, and
 * builds it.
 */
export async function copyWithout(plugins: string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), "haat-without-"))
  const remove = () => rm(folder, { recursive: true, force: true })
  const git = (...args: string[]) => command("git", args, { cwd: folder })
  try {
    await copyRepository(folder, [], { without: plugins, isTested: true })
    await git("init", "--quiet")
    await git("add", "--all")
    await git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "Copy")
    await command(process.execPath, ["--eval", BUILD], { cwd: folder })
  } catch (error) {
    await remove()
    throw error
  }
  return { folder, remove }
}

/** Runs tests in a copy by a tool of node_modules. @throws an error that names the tests that failed */
export async function runTests(folder: string, tool: string, args: string[], env = {}) {
  let printed = ""
  const listen = (chunk: string) => (printed += chunk)
  const passed = command(process.execPath, [path.join(folder, "node_modules", tool), ...args], {
    cwd: folder,
    // They open shops of their own.
    env: { NO_COLOR: "1", HAAT_TEST_SHOP: undefined, ...env },
    listen,
  })
  await passed.catch((error) => {
    const failed = printed.split("\n").filter((line) => /^ FAIL |^ {2,4}\d+\) \[/.test(line))
    throw new Error([...new Set(failed), error.message].join("\n"))
  })
}
