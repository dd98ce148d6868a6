import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../root.mjs"
import { StartError } from "../start-error.mjs"
import { judgeChange } from "./compare-reports.mjs"
import { readApi, readSdkVersion } from "./read-api.mjs"

const FOLDER = path.join(ROOT, "packages/sdk/api")

/** Reads the committed report. @returns {Record<string, string>} text by name of the file */
function readReport() {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : []
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(FOLDER, name), "utf8")]))
}

/** Finds a difference between the code and the report of the contract. @returns {Promise<string[]>} sentences */
export async function checkSdkReport() {
  const { kind, sentence } = judgeChange(readReport(), await readApi())
  return kind === "none" ? [] : [sentence]
}

/** Puts the version of the SDK into its package.json and the lock file. */
function writeVersion(old, version) {
  for (const [file, before] of [
    ["packages/sdk/package.json", `"name": "@haat/sdk",\n  "version": "`],
    ["package-lock.json", `"name": "@haat/sdk",\n      "version": "`],
  ]) {
    const text = readFileSync(path.join(ROOT, file), "utf8")
    if (!text.includes(`${before}${old}"`)) throw new StartError(`${file} does not have version ${old} of @haat/sdk.`)
    writeFileSync(path.join(ROOT, file), text.replace(`${before}${old}"`, `${before}${version}"`))
  }
}

export function raiseMinor(version) {
  const [major, minor] = version.split(".")
  return `${major}.${Number(minor) + 1}.0`
}

/**
 * Writes the report of the contract; raises the minor version of the SDK where it has new parts.
 * @returns a sentence that says what was done
 * @throws StartError for a change that needs another contract
 */
export async function writeSdkReport() {
  let report = await readApi()
  const { kind, sentence } = judgeChange(readReport(), report)
  if (kind === "refused") throw new StartError(sentence)
  const old = readSdkVersion()
  const version = kind === "minor" ? raiseMinor(old) : old
  if (version !== old) {
    writeVersion(old, version)
    report = { ...report, "README.md": report["README.md"].replace(`version ${old} `, `version ${version} `) }
  }
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, text] of Object.entries(report)) writeFileSync(path.join(FOLDER, name), text)
  return `Wrote packages/sdk/api, of version ${version}`
}
