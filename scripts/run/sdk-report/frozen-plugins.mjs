import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../root.mjs"
import { StartError } from "../start-error.mjs"

const FOLDER = "testing/contract"

const sumsFile = (version) => `${FOLDER}/${version}.sums.json`

/** Reads the checksum of each file of a plugin, by path from its folder. @returns {Record<string, string>} */
export function readSums(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !file.includes("node_modules") && statSync(path.join(folder, file)).isFile())
    .sort()
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(path.join(folder, file)))
        .digest("hex"),
    ]),
  )
}

const describeChange = (frozen, sum) => {
  if (!sum) return "removed"
  return frozen ? "changed" : "added"
}

/**
 * Finds changes of a frozen plugin.
 * @param {string} place its folder @param {Record<string, string>} frozen its checksums
 * @param {Record<string, string>} sums those that its files have
 * @returns {string[]} sentences
 */
export const findFrozenChanges = (place, frozen, sums) =>
  Object.keys({ ...frozen, ...sums })
    .filter((file) => frozen[file] !== sums[file])
    .map(
      (file) =>
        `${place}/${file} is frozen and was ${describeChange(frozen[file], sums[file])}: plugins of this ` +
        " contract are installed in shops, so put it back and keep the shop working with it.",
    )

const listVersions = () => readdirSync(path.join(ROOT, FOLDER)).filter((name) => /^v\d+$/.test(name))

/** Checks the plugins that stand for those of a released contract. @returns {string[]} sentences */
export const checkFrozenPlugins = () =>
  listVersions()
    .filter((version) => existsSync(path.join(ROOT, sumsFile(version))))
    .flatMap((version) => {
      const frozen = JSON.parse(readFileSync(path.join(ROOT, sumsFile(version)), "utf8"))
      return findFrozenChanges(`${FOLDER}/${version}`, frozen, readSums(path.join(ROOT, FOLDER, version)))
    })

/** Freezes a plugin: from now on, `npm run check` rejects each change of it. @returns a sentence */
export function freezePlugin(version) {
  if (!listVersions().includes(version)) throw new StartError(`There is no ${FOLDER}/${version ?? "<version>"}.`)
  const file = path.join(ROOT, sumsFile(version))
  if (existsSync(file)) throw new StartError(`${FOLDER}/${version} is frozen already.`)
  writeFileSync(file, `${JSON.stringify(readSums(path.join(ROOT, FOLDER, version)), null, 2)}\n`)
  return `Froze ${FOLDER}/${version}`
}
