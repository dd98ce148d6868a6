import { spawn } from "node:child_process"
import { tmpdir } from "node:os"
import path from "node:path"
import { createInterface } from "node:readline"
import { command } from "../scripts/run/command.mjs"
import { ROOT } from "../scripts/run/root.mjs"
import { MEDUSA } from "../scripts/run/shop.mjs"
import { runningShop } from "./running-shop.ts"
import { testSettings } from "./test-settings.ts"

const BACKEND = path.join(ROOT, "backend/.medusa/server")

const commandOf = (script: string, args: string[] = []) => {
  const { databaseUrl, sandboxUrl } = runningShop()
  const nowhere = { PORT: 1, BACKEND_PORT: 2, SANDBOX_PORT: 3, HAAT_HOME: path.join(tmpdir(), "haat-run-in-medusa") }
  const env: Record<string, string> = {
    ...testSettings(nowhere),
    DATABASE_URL: databaseUrl,
    SANDBOX_URL: sandboxUrl,
    MEDUSA_DISABLE_TELEMETRY: "true",
  }
  return { args: [MEDUSA, "exec", path.relative(BACKEND, path.join(ROOT, script)), ...args], cwd: BACKEND, env }
}

/**
 * Runs a script in a Medusa of its own beside the shop under test, on the same database.
 * @param script from the root of the repository; its default export is given `{ container, args }`
 */
export async function runInMedusa(script: string, args: string[] = []) {
  const { args: all, ...options } = commandOf(script, args)
  await command(process.execPath, all, options)
}

/** Opens such a Medusa for several scripts, since it takes some seconds to start. It ends with this process at the latest. */
export async function openMedusa() {
  const { args, cwd, env } = commandOf("testing/run-scripts.mjs")
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
    /** Runs one script, as `runInMedusa` does. */
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
