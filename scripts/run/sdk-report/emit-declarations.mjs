import { existsSync, readdirSync, readFileSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { command } from "../command.mjs"
import { ROOT } from "../root.mjs"

const TSC = path.join(ROOT, "node_modules/typescript-native/bin/tsc")
const CACHE = path.join(ROOT, "node_modules/.cache/sdk-report")
/** Folder of the declarations; below it, paths are those of the repository. */
export const DECLARATIONS = path.join(CACHE, "declarations")

/** Lists folders of this repository's packages, from the root, by package name. @returns {Record<string, string>} */
export function listPackageFolders() {
  const inGroups = ["packages", "plugins"].flatMap((group) =>
    readdirSync(path.join(ROOT, group)).map((name) => `${group}/${name}`),
  )
  return Object.fromEntries(
    [...inGroups, "testing"]
      .filter((folder) => existsSync(path.join(ROOT, folder, "package.json")))
      .map((folder) => [JSON.parse(readFileSync(path.join(ROOT, folder, "package.json"), "utf8")).name, folder]),
  )
}

/** Maps packages to their sources: what the compiler finds in node_modules counts as foreign, and is not written. */
function sourcePaths() {
  const paths = Object.entries(listPackageFolders()).flatMap(([name, folder]) => [
    [`${name}/*`, ["src/*", "src/*/index", "*"].map((place) => path.join(ROOT, folder, place))],
  ])
  return { ...Object.fromEntries(paths), "@haat/testing": [path.join(ROOT, "testing/shop.ts")] }
}

/**
 * Writes the declarations of entry points and of what these import. The compiler of `npm run check` does it, in
 * seconds: @microsoft/api-extractor would be another dependency, reads one entry point of a package and no types beside
 * it.
 * @param {import("./entry-points.mjs").EntryPoint[]} entries
 */
export async function emitDeclarations(entries) {
  await mkdir(CACHE, { recursive: true })
  const paths = sourcePaths()
  for (const project of new Set(entries.map((entry) => entry.project))) {
    const config = path.join(CACHE, `${project.replace(".", "server")}.json`)
    const files = entries.filter((entry) => entry.project === project).map(({ file }) => path.join(ROOT, file))
    await writeFile(
      config,
      JSON.stringify({
        extends: path.join(ROOT, project, "tsconfig.json"),
        compilerOptions: {
          noEmit: false,
          declaration: true,
          emitDeclarationOnly: true,
          incremental: true,
          tsBuildInfoFile: config.replace(".json", ".tsbuildinfo"),
          // types are checked by the checks of the projects
          noCheck: true,
          allowImportingTsExtensions: true,
          rootDir: ROOT,
          outDir: DECLARATIONS,
          paths,
        },
        include: [],
        files,
      }),
    )
    await command(process.execPath, [TSC, "--project", config], { cwd: ROOT })
  }
}
