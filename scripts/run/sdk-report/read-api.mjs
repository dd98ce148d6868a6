import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { CONTRACT } from "../find-plugins.mjs"
import { ROOT } from "../root.mjs"
import { readObjects } from "../sql-objects.mjs"
import { DECLARATIONS, emitDeclarations, listPackageFolders } from "./emit-declarations.mjs"
import { listEntryPoints, listLowerPlugins } from "./entry-points.mjs"
import { printDeclaration } from "./print-declaration.mjs"
import { openDeclarations } from "./read-declarations.mjs"
import { renderReport } from "./render-report.mjs"

const isDeclared = (file) => existsSync(path.join(DECLARATIONS, file))

/** @returns {import("./read-declarations.mjs").Resolve} finds declarations by path, and of packages by their sources */
function resolver() {
  const folders = listPackageFolders()
  const findBases = (specifier, from) => {
    if (specifier.startsWith(".")) return [path.join(path.dirname(from), specifier)]
    const [scope, name, ...below] = specifier.split("/")
    const folder = folders[`${scope}/${name}`]
    if (!folder) return []
    return below.length ? [`${folder}/src/${below.join("/")}`, `${folder}/${below.join("/")}`] : [`${folder}/shop`]
  }
  return (specifier, from) =>
    findBases(specifier, from)
      .map((base) => base.replace(/\.[mc]?[jt]sx?$/, ""))
      .flatMap((base) => [`${base}.d.ts`, `${base}/index.d.ts`])
      .find(isDeclared)
}

const declarationFile = ({ file }) => file.replace(/\.ts$/, ".d.ts")

/** @template Item @param {Item[]} items @param {(item: Item) => string} key @returns {Map<string, Item[]>} */
function groupBy(items, key) {
  const groups = new Map()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}

const byName = (a, b) => (a.name < b.name ? -1 : 1)

/** Reads what entry points export, and the types that these name. */
export function readExports(entries, { listExports, findExport, findUsed }) {
  const covered = new Set()
  const sections = entries.map((entry) => {
    const file = declarationFile(entry)
    const blocks = listExports(file).map((name) => {
      const declarations = findExport(file, name)
      for (const { node } of declarations) covered.add(node)
      return { name, declarations }
    })
    return { ...entry, blocks: blocks.sort(byName) }
  })
  const used = new Map()
  const waiting = sections.flatMap(({ blocks }) => blocks.flatMap(({ declarations }) => declarations))
  for (let one = waiting.pop(); one; one = waiting.pop())
    for (const found of findUsed(one))
      if (!covered.has(found.node)) {
        covered.add(found.node)
        used.set(found.node, found)
        waiting.push(found)
      }
  return { sections, used: [...used.values()] }
}

const print = ({ name, declarations }) => ({
  name,
  text: declarations.map((declaration) => printDeclaration(declaration, name)).join("\n"),
})

/** Prints types, with the name of their file where another one has the same name. */
function printUsed(used) {
  const stem = ({ file }) => path.basename(file, ".d.ts")
  const blocks = [...groupBy(used, ({ name, file }) => `${name} ${file}`).values()].map((declarations) => {
    const [first] = declarations
    const isAlone = used.every(({ name, file }) => name !== first.name || file === first.file)
    const { text } = print({ name: first.name, declarations })
    return { name: first.name, text: isAlone ? text : `// in ${stem(first)}\n${text}` }
  })
  return blocks.sort((a, b) => (`${a.name} ${a.text}` < `${b.name} ${b.text}` ? -1 : 1))
}

/** Lists views and tables that SQL of other plugins may read, by plugin. */
function listSchema() {
  const files = listLowerPlugins().flatMap(({ name, folder }) =>
    readdirSync(path.join(folder, "src"), { recursive: true })
      .map((file) => file.replaceAll(path.sep, "/"))
      .filter((file) => /(^|\/)schema\/.*\.ts$/.test(file) && !/\.test\.ts$/.test(file))
      .map((file) => [`plugins/${name}/src/${file}`, readFileSync(path.join(folder, "src", file), "utf8")]),
  )
  const objects = readObjects(Object.fromEntries(files)).filter((one) => one.isPublished && one.kind !== "index")
  return [...groupBy(objects, ({ owner }) => owner)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([owner, own]) => ({
      name: `Views and tables of ${owner}`,
      report: "schema",
      blocks: [...new Set(own.sort(byName).map(({ kind, name }) => `${kind} ${name}`))].map((text) => ({ text })),
    }))
}

export const readSdkVersion = () =>
  JSON.parse(readFileSync(path.join(ROOT, "packages/sdk/package.json"), "utf8")).version

/** Reads the contract from the code. @returns {Promise<Record<string, string>>} text by name of the file */
export async function readApi() {
  const entries = listEntryPoints()
  await emitDeclarations(entries)
  const read = (file) => readFileSync(path.join(DECLARATIONS, file), "utf8")
  const { sections, used } = readExports(entries, openDeclarations(read, resolver()))
  return renderReport({
    contract: CONTRACT,
    version: readSdkVersion(),
    sections: [
      ...sections.map((section) => ({ ...section, blocks: section.blocks.map(print) })),
      ...listSchema(),
      { name: "Types that the others name", report: "types", blocks: printUsed(used) },
    ],
  })
}
