import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../root.mjs"

const STATE = path.join(ROOT, "node_modules/.cache/haat-full-run.json")

const git = (...args) => execFileSync("git", args, { cwd: ROOT, maxBuffer: 100_000_000 })

/** Identifies the sources under test: the commit, and what differs from it. */
const hashSources = () =>
  createHash("sha256").update(git("rev-parse", "HEAD")).update(git("diff", "HEAD")).digest("hex").slice(0, 20)

/** Reads the parts that have passed on these sources, with their minutes. @returns {Record<string, number>} */
export function readPassedParts(file = STATE, sources = hashSources()) {
  const state = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
  return state.sources === sources ? state.passed : {}
}

/** Stores that a part has passed, so that the run can be resumed. */
export function savePassedPart(part, minutes, file = STATE, sources = hashSources()) {
  const passed = { ...readPassedParts(file, sources), [part]: minutes }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ sources, passed }))
}
