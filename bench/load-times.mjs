import { writeFileSync } from "node:fs"
import Module from "node:module"
import { profileFile } from "./profile-file.mjs"

/**
 * Preloaded into a process: for each file that is loaded, the milliseconds that takes, without those of the files it
 * loads itself. SIGUSR2 writes them down by the file's path.
 */
const times = {}
const within = []
const load = Module._extensions[".js"]

Module._extensions[".js"] = (module, file) => {
  const since = performance.now()
  within.push(0)
  try {
    load(module, file)
  } finally {
    const all = performance.now() - since
    times[file] = all - within.pop()
    if (within.length) within[within.length - 1] += all
  }
}

process.on("SIGUSR2", () => writeFileSync(profileFile(process.pid), JSON.stringify(times)))
