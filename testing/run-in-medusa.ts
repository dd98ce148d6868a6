import { spawn } from "node:child_process"
import { tmpdir } from "node:os"
import path from "node:path"
import { createInterface } from "node:readline"
import { ROOT } from "../scripts/run/root.mjs"
import { MEDUSA } from "../scripts/run/shop.mjs"
import { runningShop } from "./running-shop.ts"
import { testSettings } from "./test-settings.ts"

const BACKEND = path.join(ROOT, "backend/.medusa/server")

const RUNNER = path.join(ROOT, "testing/run-scripts.mjs")

const commandOf = () => {
  const { databaseUrl, sandboxUrl, smtp } = runningShop()
  const nowhere = { PORT: 1, BACKEND_PORT: 2, SANDBOX_PORT: 3, HAAT_HOME: path.join(tmpdir(), "haat-run-in-medusa") }
  const env: Record<string, string> = {
    ...testSettings(nowhere),
    DATABASE_URL: databaseUrl,
    SANDBOX_URL: sandboxUrl,
    ...(smtp && { SANDBOX_SMTP_PORT: smtp.port, SANDBOX_SECRET: smtp.secret }),
    MEDUSA_DISABLE_TELEMETRY: "true",
  }
  return { args: [MEDUSA, "exec", path.relative(BACKEND, RUNNER)], cwd: BACKEND, env }
}

/**
 * Opens a Medusa beside the shop under test, on the same database, that runs scripts: it takes some seconds to start.
 * It ends with this process at the latest.
 */
export async function openMedusa() {
  const { args, cwd, env } = commandOf()
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "inherit"],
  })
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()))
  const reports = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const nextReport = async (): Promise<{ error?: string }> => {
    for (;;) {
      const { value, done } = await reports.next()
      if (done) throw new Error("Medusa has ended")
      if (value.startsWith('{"ran"')) return JSON.parse(value)
    }
  }
  await nextReport()
  return {
    /**
     * Runs a script.
     * @param script from the root of the repository; its default export is given `{ container, args }`
     */
    run: async (script: string, given: string[] = []) => {
      child.stdin.write(`${JSON.stringify({ script: path.join(ROOT, script), args: given })}\n`)
      const { error } = await nextReport()
      if (error) throw new Error(`${script} failed: ${error}`)
    },
    close: async () => {
      child.stdin.end()
      await ended
    },
  }
}
