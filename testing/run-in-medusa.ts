import { tmpdir } from "node:os"
import path from "node:path"
import { command } from "../scripts/run/command.mjs"
import { ROOT } from "../scripts/run/root.mjs"
import { MEDUSA } from "../scripts/run/shop.mjs"
import { runningShop } from "./running-shop.ts"
import { testSettings } from "./test-settings.ts"

const BACKEND = path.join(ROOT, "backend/.medusa/server")

/**
 * Runs a script in a Medusa of its own beside the shop under test, on the same database.
 * @param script from the root of the repository; its default export is given `{ container, args }`
 */
export async function runInMedusa(script: string, args: string[] = []) {
  const { databaseUrl, sandboxUrl } = runningShop()
  const nowhere = { PORT: 1, BACKEND_PORT: 2, SANDBOX_PORT: 3, HAAT_HOME: path.join(tmpdir(), "haat-run-in-medusa") }
  const env = {
    ...testSettings(nowhere),
    ...{ DATABASE_URL: databaseUrl, SANDBOX_URL: sandboxUrl, MEDUSA_DISABLE_TELEMETRY: "true" },
  }
  const file = path.relative(BACKEND, path.join(ROOT, script))
  await command(process.execPath, [MEDUSA, "exec", file, ...args], { cwd: BACKEND, env })
}
