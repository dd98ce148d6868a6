import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { command } from "../command.mjs"
import { ROOT } from "../root.mjs"
import { transpileProjects } from "../transpile.mjs"

const TSC = path.join(ROOT, "node_modules/typescript-native/bin/tsc")
const CACHE = path.join(ROOT, "node_modules/.cache/haat-pack")

/**
 * Builds a plugin into its `.medusa/server`: JavaScript, and a declaration beside each file.
 * @param {string} folder absolute @throws StartError with the first errors of its types
 */
export async function buildPlugin(folder) {
  const project = path.relative(ROOT, folder)
  await transpileProjects([project])
  const declarations = await emitDeclarations(folder)
  cpSync(path.join(declarations, project), path.join(folder, ".medusa/server"), { recursive: true })
  rmSync(CACHE, { recursive: true })
}

/** Writes declarations of the plugin, and of what it imports from the shop. @returns their folder */
async function emitDeclarations(folder) {
  const outDir = path.join(CACHE, "types")
  const config = {
    extends: path.join(ROOT, "tsconfig.json"),
    compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: ROOT, outDir },
    include: [path.join(folder, "src")],
    exclude: [path.join(folder, "src/**/*.test.ts"), path.join(folder, "src/testing")],
  }
  rmSync(CACHE, { recursive: true, force: true })
  mkdirSync(outDir, { recursive: true })
  writeFileSync(path.join(CACHE, "tsconfig.json"), JSON.stringify(config))
  await command(process.execPath, [TSC, "--build", path.join(CACHE, "tsconfig.json")], { cwd: ROOT })
  return outDir
}
