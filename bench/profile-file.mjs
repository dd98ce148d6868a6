import { tmpdir } from "node:os"
import { join } from "node:path"

/** Where a process that has cpu-profile.mjs writes its profile. */
export const profileFile = (pid) => join(tmpdir(), `haat-cpu-profile-${pid}`)
