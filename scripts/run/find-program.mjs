import { accessSync, constants } from "node:fs"
import path from "node:path"

/** Finds the first of `names` in PATH. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable)
}

/** Returns whether the file can be executed. */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
