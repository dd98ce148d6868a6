import { findProgram } from "./find-program.mjs"
import { installPackages } from "./install-packages.mjs"
import { StartError } from "./start-error.mjs"

const find = () => findProgram(["redis-server", "valkey-server"])

/** Finds Redis for the tests; as root installs it when missing. */
export async function findOrInstallRedis() {
  const found = find()
  if (found) return found
  if (process.getuid?.() !== 0)
    throw new StartError("The tests of several backends need Redis: install redis-server, so that it is in PATH.")
  try {
    await installPackages("redis-server")
  } catch (error) {
    throw new StartError(`Redis could not be installed; install redis-server, so that it is in PATH.\n${error.message}`)
  }
  const installed = find()
  if (!installed) throw new StartError("apt-get installed redis-server, but it is not in PATH.")
  return installed
}
