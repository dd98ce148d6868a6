import { tmpdir } from "node:os"
import { join } from "node:path"

/** Where a process writes how many bytes V8 keeps for its heap beyond what is in use. */
export const spareHeapFile = (pid) => join(tmpdir(), `haat-spare-heap-${pid}`)
