import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
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
  const render = (file) => {
    const text = readFileSync(path.join(TEMPLATE, file), "utf8")
    const filled = fillIn(keepBlocks(text, parts), names)
    return file === "package.json" ? renderManifest(filled, parts) : filled
  }
  return {
    ...Object.fromEntries(files.map((file) => [fillIn(file, names), render(file)])),
    "README.md": fillIn(README, names),
  }
}

/** Leaves out the plugin of mails where nothing is mailed. */
function renderManifest(text, parts) {
  const manifest = JSON.parse(text)
  if (!parts.includes("mail")) {
    manifest.haat.after = manifest.haat.after.filter((name) => name !== "mail")
    delete manifest.dependencies["@haat/mail"]
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
