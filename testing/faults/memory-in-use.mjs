import { tmpdir } from "node:os"
import { join } from "node:path"

/** Where a process writes how many bytes of the machine's memory it has in use. */
export const memoryInUseFile = (pid) => join(tmpdir(), `haat-memory-in-use-${pid}`)
