import { writeFileSync } from "node:fs"
import v8 from "node:v8"
import vm from "node:vm"
import { isMainThread } from "node:worker_threads"
import { spareHeapFile } from "./spare-heap.mjs"

/**
 * Preloaded into each process of the shop and its threads. A write beyond the limit on the size of files fails, as on a full
 * disk, and does not end the process. SIGUSR2 collects the garbage of every thread and writes down what is kept for more of it,
 * so that what is left is what is in use.
 */
process.on("SIGXFSZ", () => {})

v8.setFlagsFromString("--expose-gc")
const collect = vm.runInNewContext("gc")
const everyThread = new BroadcastChannel("collect garbage")
everyThread.onmessage = () => collect()
everyThread.unref()
if (isMainThread)
  process.on("SIGUSR2", () => {
    everyThread.postMessage(null)
    collect()
    const { heapTotal, heapUsed } = process.memoryUsage()
    writeFileSync(spareHeapFile(process.pid), String(heapTotal - heapUsed))
  })
