import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"

type Loaded = { module: string; imports?: string[]; clientLoaderModule?: string }
type Manifest = { entry: Loaded; routes: Record<string, Loaded> }

/** Routes whose code is loaded with home. */
const HOME = ["root", "routes/shop", "routes/home"]

/**
 * Counts the bytes of JavaScript, gzipped, that home loads before its visitor does anything.
 * @param client folder of the storefront's files for browsers
 */
export function countHomeBytes(client: string): number {
  const name = readdirSync(path.join(client, "assets")).find((file) => file.startsWith("manifest-"))
  const text = readFileSync(path.join(client, "assets", name ?? ""), "utf8")
  const { entry, routes }: Manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1))
  const files = [entry, ...HOME.map((id) => routes[id])].flatMap(({ module, imports = [], clientLoaderModule }) => [
    module,
    ...imports,
    ...(clientLoaderModule ? [clientLoaderModule] : []),
  ])
  return [...new Set([`/assets/${name}`, ...files])]
    .map((file) => gzipSync(readFileSync(path.join(client, file))).length)
    .reduce((sum, bytes) => sum + bytes, 0)
}
