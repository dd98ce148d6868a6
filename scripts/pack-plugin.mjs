import path from "node:path"
import { prepare } from "./run/prepare.mjs"
import { ROOT } from "./run/root.mjs"
import { explain } from "./run/start-error.mjs"

/**
 * npm run pack-plugin -- plugins/gift-notes: builds the plugin with its types, packs it, installs the tarball in a copy
 * of this shop and runs the plugin's tests there. Prints where the tarball is, and the count of the tests.
 */

try {
  await prepare()
  const { packPlugin } = await import("./run/pack-plugin/pack-plugin.mjs")
  const { tarball, passed, failed } = await packPlugin(process.argv[2] ?? "")
  console.log(`\n${path.relative(ROOT, tarball)}\n\n${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
} catch (error) {
  explain(error)
  console.log("\n0 passed, 1 failed")
}
