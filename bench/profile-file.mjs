import { tmpdir } from "node:os"
import { join } from "node:path"

/** Path to which a process with cpu-profile.mjs writes its profile. */
export const profileFile = (pid) => join(tmpdir(), `haat-cpu-profile-${pid}`)
