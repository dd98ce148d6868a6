import { readBlocks, readVersions } from "./render-report.mjs"

/** Matches names of parameters, which may change. */
const PARAMETER = /(?<=[(,] ?(?:\.\.\.)?)\w+(?=\??: )/g
const withoutNames = (blocks) =>
  new Map([...blocks].map(([name, lines]) => [name, lines.map((line) => line.replace(PARAMETER, "_"))]))

/** Returns true when all lines of `old` stand in `current`, in the same sequence. */
export function hasOnlyMoreLines(old, current) {
  let found = 0
  for (const line of current) if (line === old[found]) found++
  return found === old.length
}

/**
 * Compares two reports of the contract.
 * @param {Record<string, string>} old @param {Record<string, string>} current text by name of the file
 * @returns {{ added: string[], removed: string[], changed: string[] }} what is declared, by name. A declaration that
 * has more lines, such as a new property of a type, counts as added
 */
export function compareReports(old, current) {
  const [before, after] = [withoutNames(readBlocks(old)), withoutNames(readBlocks(current))]
  const differing = [...before].filter(
    ([name, lines]) => after.has(name) && after.get(name).join("\n") !== lines.join("\n"),
  )
  const isWider = ([name, lines]) => hasOnlyMoreLines(lines, after.get(name))
  const names = (blocks) => blocks.map(([name]) => name)
  return {
    added: names([...[...after].filter(([name]) => !before.has(name)), ...differing.filter(isWider)]),
    removed: names([...before].filter(([name]) => !after.has(name))),
    changed: names(differing.filter((block) => !isWider(block))),
  }
}

const SHOWN = 3
const list = (names) =>
  names.length > SHOWN ? `${names.slice(0, SHOWN).join(", ")} and ${names.length - SHOWN} more` : names.join(", ")
const MAJOR = /^\d+/

/**
 * Judges a change of the contract.
 * @returns {{ kind: "none" | "rewrite" | "minor" | "refused", sentence: string }} `rewrite`: the report must be
 * written; `minor`: also, the SDK's minor version rises; `refused`: the number of the contract must be raised, or the
 * change undone
 */
export function judgeChange(old, current) {
  const [before, after] = [readVersions(old), readVersions(current)]
  if (!before) return { kind: "rewrite", sentence: "There is no report of the contract: run npm run sdk-report." }
  if (Number(MAJOR.exec(after.version)) !== after.contract)
    return {
      kind: "refused",
      sentence:
        `The SDK has version ${after.version} and contract ${after.contract}: the first number of "version" in ` +
        "packages/sdk/package.json is that of the contract.",
    }
  const { added, removed, changed } = compareReports(old, current)
  const isBroken = removed.length + changed.length > 0
  if (before.contract !== after.contract)
    return { kind: "rewrite", sentence: `The report is of contract ${before.contract}: run npm run sdk-report.` }
  if (isBroken)
    return {
      kind: "refused",
      sentence:
        `Plugins of contract ${after.contract} may break: ` +
        [changed.length ? `changed is ${list(changed)}` : "", removed.length ? `missing is ${list(removed)}` : ""]
          .filter(Boolean)
          .join("; ") +
        ". Put it back, or raise CONTRACT in scripts/run/find-plugins.mjs and the major version of the SDK.",
    }
  if (added.length)
    return {
      kind: "minor",
      sentence:
        `The contract has new parts (${list(added)}): run npm run sdk-report, which rewrites packages/sdk/api and ` +
        "raises the minor version of the SDK.",
    }
  const isSame = Object.keys({ ...old, ...current }).every((file) => old[file] === current[file])
  if (isSame) return { kind: "none", sentence: "" }
  return { kind: "rewrite", sentence: "packages/sdk/api is out of date: run npm run sdk-report." }
}
