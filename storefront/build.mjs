import { spawnSync } from "node:child_process"
import { cpSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { fileURLToPath } from "node:url"

/**
 * Builds the storefront, once in each language, and the web tier. Files for browsers are all copied to build/client:
 * their names contain a hash of their content, so what is the same in every language is there once.
 */

const storefront = fileURLToPath(new URL(".", import.meta.url))
const require = createRequire(import.meta.url)
const manifest = require.resolve("@react-router/dev/package.json")
const REACT_ROUTER = path.join(path.dirname(manifest), JSON.parse(readFileSync(manifest, "utf8")).bin["react-router"])

const run = (args, env) => {
  const { status } = spawnSync(process.execPath, args, {
    cwd: storefront,
    stdio: "inherit",
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}

run([REACT_ROUTER, "build"], { STOREFRONT_LANGUAGE: "en" })
run([REACT_ROUTER, "build"], { STOREFRONT_LANGUAGE: "hi" })
cpSync(path.join(storefront, "build/hi/client/assets"), path.join(storefront, "build/client/assets"), {
  recursive: true,
})
run(["build-web.mjs"])
