import { copyFileSync, existsSync, mkdirSync, readdirSync } from "node:fs"
import path from "node:path"
import { build, stop } from "esbuild"
import { removeOrphans } from "./remove-orphans.mjs"
import { ROOT } from "./root.mjs"

/** Output folder of a plugin or the backend. */
const SOURCES = ["medusa-config.ts", "src", "sandbox"]
const LEFT_OUT = /\.test\.ts$|\.d\.ts$|^src\/testing\/|\/tsconfig\.json$/
/** Entries for front ends and tests, which read them from their source. */
const SOURCE_ENTRIES = /^packages\/[^/]+\/src\/(admin|storefront|testing)\.ts$/
/** Served to browsers as it is, file by file. */
const FOR_BROWSERS = /^sandbox\/window\//

/** Calls of `transpileProjects` that share the compiler. */
let underWay = 0

/** Builds plugins or the backend completely, and removes output of deleted sources. */
export async function transpileProjects(projects) {
  underWay++
  try {
    await Promise.all(projects.map(transpileProject))
  } finally {
    // the compiler is a process of its own, which would live as long as the shop
    if (--underWay === 0) await stop()
  }
}

async function transpileProject(project) {
  removeOrphans(project)
  await transpile(project, listSources(project))
  // Medusa takes a folder for a project of its own when it holds a package.json that names it.
  if (project === "backend") copyFile(project, "package.json")
}

/**
 * Writes JavaScript for TypeScript files of a project into its `.medusa/server`, where Medusa looks for it, and copies
 * JSON and text files there. Types are not checked: `npm run check` does that.
 */
export async function transpile(project, files) {
  const scripts = files.filter((file) => file.endsWith(".ts"))
  const isForBrowsers = (file) => FOR_BROWSERS.test(file)
  for (const file of files) if (/\.(json|txt)$/.test(file)) copyFile(project, file)
  const forNode = scripts.filter((file) => !isForBrowsers(file))
  await compile(project, forNode, { platform: "node", format: "cjs", target: "node20" })
  await compile(project, scripts.filter(isForBrowsers), { platform: "browser", format: "esm", target: "es2022" })
}

/** The files that a project's build consists of, named relative to the project. */
export const listSources = (project) =>
  SOURCES.flatMap((place) => filesBelow(path.join(ROOT, project), place)).filter(
    (file) => /\.(ts|json|txt)$/.test(file) && !LEFT_OUT.test(file) && !SOURCE_ENTRIES.test(`${project}/${file}`),
  )

function filesBelow(folder, place) {
  const absolute = path.join(folder, place)
  if (!existsSync(absolute)) return []
  if (path.extname(place)) return [place]
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
}

const outputFolder = (project) => path.join(ROOT, project, ".medusa/server")

const compile = (project, files, options) =>
  build({
    ...options,
    entryPoints: files.map((file) => path.join(ROOT, project, file)),
    outbase: path.join(ROOT, project),
    outdir: outputFolder(project),
    tsconfigRaw: { compilerOptions: { strict: true } },
    logLevel: "silent",
  })

function copyFile(project, file) {
  const copy = path.join(outputFolder(project), file)
  mkdirSync(path.dirname(copy), { recursive: true })
  copyFileSync(path.join(ROOT, project, file), copy)
}
