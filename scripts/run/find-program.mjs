import { accessSync, constants } from "node:fs"
import path from "node:path"

/** The path of the first of `names` that PATH has, or undefined. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(runs)
}

/** True when the file can be run. */
export function runs(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
