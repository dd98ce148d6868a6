import { tmpdir } from "node:os"
import { join } from "node:path"

/** File to which a process writes its memory in use, in bytes. */
export const memoryInUseFile = (pid) => join(tmpdir(), `haat-memory-in-use-${pid}`)
