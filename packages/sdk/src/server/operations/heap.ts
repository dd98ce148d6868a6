import { setFlagsFromString } from "node:v8"

/** Growth of the heap since the last collection that starts the next one, in per cent. */
const HEAP_GROWTH = 40

/**
 * Makes this process collect its garbage sooner. By default V8 waits until the heap is several times what is in use: a
 * backend that uses 210 MB swings up to 600. With this it stays below 350, at about one per cent of its time (measured
 * while people browse and order).
 */
export const collectGarbageSooner = () => setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`)
