import path from "node:path"
import { command } from "./run/command.mjs"
import { prepare } from "./run/prepare.mjs"
import { ROOT } from "./run/root.mjs"
import { explain } from "./run/start-error.mjs"

/**
 * npm run fuzz: thousands of requests made at random from /api/openapi.json, and as many search texts, against a shop
 * of its own. `-- 10000 42` names how many, and the seed.
 */

const [requests = "6000", seed = String(Date.now() % 1_000_000)] = process.argv.slice(2)

try {
  await prepare()
  console.log(`${requests} requests, seed ${seed}`)
  await command(
    path.join(ROOT, "node_modules/.bin/vitest"),
    ["run", "--project", "api", "plugins/legacy-api/src/fuzz", "plugins/search/src/search-fuzz"],
    {
      cwd: ROOT,
      env: { FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
      show: true,
    },
  )
} catch (error) {
  explain(error)
}
