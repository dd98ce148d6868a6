import { writeFileSync } from "node:fs"
import v8 from "node:v8"
import vm from "node:vm"
import { isMainThread } from "node:worker_threads"
import { memoryInUseFile } from "./memory-in-use.mjs"

/**
 * Preloaded into each process of the shop and its threads. A write beyond the limit on the size of files fails, as on a
 * full disk, and does not end the process. SIGUSR2 collects the garbage of every thread and writes down what the
 * process has without what their heaps keep for more of it: V8 frees that some minutes later. It is counted when the
 * last thread is done, for the next garbage comes at once.
 */
process.on("SIGXFSZ", () => {})

v8.setFlagsFromString("--expose-gc")
const collect = vm.runInNewContext("gc")
const collecting = new BroadcastChannel("collect garbage")
const collected = new BroadcastChannel("bytes kept for more")

/** Collects this thread's garbage. */
function collectAndCount() {
  collect()
  const { heapTotal, heapUsed } = process.memoryUsage()
  return heapTotal - heapUsed
}

if (isMainThread) {
  let spare = 0
  const add = (bytes) => {
    spare += bytes
    writeFileSync(memoryInUseFile(process.pid), String(process.memoryUsage.rss() - spare))
  }
  collected.onmessage = ({ data }) => add(data)
  process.on("SIGUSR2", () => {
    spare = 0
    collecting.postMessage(null)
    add(collectAndCount())
  })
} else collecting.onmessage = () => collected.postMessage(collectAndCount())
// listening holds a process open
for (const channel of [collecting, collected]) channel.unref()
