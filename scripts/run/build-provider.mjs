import { rm } from "node:fs/promises"
import path from "node:path"
import { command } from "./command.mjs"
import { ROOT } from "./root.mjs"
import { transpileProjects } from "./transpile.mjs"

/**
 * Builds the provider in the current folder as `npm pack` packs it: JavaScript, and declarations in `.medusa/types`.
 */

const folder = process.cwd()
await transpileProjects([path.relative(ROOT, folder)])
await rm(path.join(folder, ".medusa/types"), { recursive: true, force: true })
await command(process.execPath, [path.join(ROOT, "node_modules/typescript-native/bin/tsc"), "--checkers", "1"], {
  cwd: folder,
})
