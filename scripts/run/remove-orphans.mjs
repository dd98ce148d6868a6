import { existsSync, readdirSync, rmSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./root.mjs"

/** Removes what was built from sources that are there no more: Medusa runs every script and migration it finds in `.medusa/server`. */
export function removeOrphans(project) {
  const built = path.join(ROOT, project, ".medusa/server")
  if (!existsSync(built)) return
  for (const file of readdirSync(built, { recursive: true })) {
    if (!/\.(js|d\.ts)$/.test(file)) continue
    const source = path.join(ROOT, project, file.replace(/\.(js|d\.ts)$/, ".ts"))
    if (!existsSync(source)) rmSync(path.join(built, file))
  }
}
