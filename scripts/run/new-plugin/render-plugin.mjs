import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { readImports } from "../pack-plugin/find-faults.mjs"
import { fillIn } from "./derive-names.mjs"
import { hasFile, keepBlocks } from "./parts.mjs"

const TEMPLATE = path.join(import.meta.dirname, "template")

/** Stands here because a formatter of Markdown reads two underscores as bold. */
const README = `# __Title__

Shoppers keep their __rows_words__, with or without a product. Staff with \`__name__.read\` see all of them.
`

/**
 * Renders the files of a new plugin.
 * @param {Record<string, string>} names of `deriveNames` @param {string[]} parts of `readParts`
 * @returns {Record<string, string>} texts by path inside the plugin's folder
 */
export function renderPlugin(names, parts) {
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(TEMPLATE, path.join(parentPath, name)).replaceAll(path.sep, "/"))
    .filter((file) => hasFile(file, parts))
    .sort()
  const render = (file) => fillIn(keepBlocks(readFileSync(path.join(TEMPLATE, file), "utf8"), parts), names)
  const rendered = Object.fromEntries(files.map((file) => [fillIn(file, names), render(file)]))
  return {
    ...rendered,
    "package.json": renderManifest(rendered, parts),
    "README.md": fillIn(README, names),
  }
}

/** Plugins and packages of which every plugin needs the declared ones, whatever it imports. */
const IS_KEPT = /^@(haat|medusajs)\//

/** Leaves out the plugin of mails where nothing is mailed, and peers that nothing imports. */
function renderManifest(files, parts) {
  const manifest = JSON.parse(files["package.json"])
  const imported = new Set(Object.values(files).flatMap(readImports))
  if (!parts.includes("mail")) {
    manifest.haat.after = manifest.haat.after.filter((name) => name !== "mail")
    delete manifest.peerDependencies["@haat/mail"]
  }
  for (const name of Object.keys(manifest.peerDependencies))
    if (!IS_KEPT.test(name) && !imported.has(name)) delete manifest.peerDependencies[name]
  return `${JSON.stringify(manifest, null, 2)}\n`
}
