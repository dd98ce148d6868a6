import { existsSync, readdirSync, rmSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./root.mjs"

/**
 * Removes build output whose source is gone: Medusa runs every script and migration in `.medusa/server`, and loads
 * every folder under `modules`. Declaration files are removed too, since no build writes them.
 */
export function removeOrphans(project) {
  const built = path.join(ROOT, project, ".medusa/server")
  if (!existsSync(built)) return
  const entries = readdirSync(built, { recursive: true, withFileTypes: true })
  const toRelativePath = ({ parentPath, name }) => path.relative(built, path.join(parentPath, name))
  for (const folder of entries.filter((entry) => entry.isDirectory()).map(toRelativePath))
    if (folder.startsWith("src/") && !existsSync(path.join(ROOT, project, folder)))
      rmSync(path.join(built, folder), { recursive: true, force: true })
  for (const file of entries.filter((entry) => entry.isFile()).map(toRelativePath)) {
    const source = path.join(ROOT, project, file.replace(/\.js$/, ".ts"))
    const isOrphan = file.endsWith(".js") && !existsSync(source)
    if (isOrphan || file.endsWith(".d.ts")) rmSync(path.join(built, file), { force: true })
  }
}
