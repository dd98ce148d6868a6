import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { command, LEAVE_WITH_PARENT } from "../../scripts/run/command.mjs"
import { freePort } from "../../scripts/run/free-port.mjs"
import { postgresFolder, startPostgres } from "../../scripts/run/postgres.mjs"
import { Processes } from "../../scripts/run/processes.mjs"
import { step } from "../../scripts/run/progress.mjs"
import { createDatabase, untilReady } from "../../scripts/run/shop.mjs"
import { closeWithProcess } from "../open-house.ts"
import { FLAGS } from "../template.ts"
import { makeProject } from "./bare-project.ts"
import { packProviders } from "./pack-providers.ts"
import { projectEnv } from "./project-env.ts"

const LOG_CHARACTERS = 5_000

export const OWNER = { email: "owner@example.com", password: "a password of the owner" }

/** A bare Medusa shop with both providers, whose third parties are the providers' sandboxes. */
export type BareShop = Awaited<ReturnType<typeof openBareShop>>

export async function openBareShop() {
  const home = await mkdtemp(path.join(tmpdir(), "haat-bare-shop-"))
  // PostgreSQL may run as another user, who has to pass through here.
  await chmod(home, 0o755)
  let log = ""
  const processes = new Processes((_name: string, chunk: Buffer) => {
    log = (log + chunk).slice(-LOG_CHARACTERS)
  })
  const database = path.join(home, "postgres")
  const close = async () => {
    await processes.stop()
    await rm(await postgresFolder(database), { recursive: true, force: true })
    await rm(home, { recursive: true, force: true })
  }
  closeWithProcess(close)
  try {
    const folder = path.join(home, "shop")
    const packed = await packProviders(home)
    await makeProject(folder, packed)
    const { address } = await startPostgres(processes, { folder: database, flags: FLAGS })
    await createDatabase(address("postgres"), "bare_shop")

    const port = String(await freePort())
    const url = `http://127.0.0.1:${port}`
    const sandbox = (name: string) => startSandbox(processes, { folder, name, shop: url })
    const [razorpay, shiprocket] = await Promise.all([sandbox("razorpay-sandbox"), sandbox("shiprocket-sandbox")])
    const env = projectEnv({ ...razorpay, ...shiprocket, DATABASE_URL: address("bare_shop") })
    const run = (...args: string[]) => runMedusa(folder, args, env)
    await step("Migrating its database", () => run("db:migrate"))
    await run("user", "--email", OWNER.email, "--password", OWNER.password)
    await step("Starting it", async () => {
      processes.start("bare shop", [medusa(folder), "start", "--host", "127.0.0.1", "--port", port], {
        cwd: folder,
        env,
      })
      await processes.until(untilReady(`${url}/health`))
    })
    return { folder, packed, env, url, razorpay, shiprocket, readLog: () => log, close }
  } catch (error) {
    await close()
    throw error
  }
}

const medusa = (folder: string) => path.join(folder, "node_modules/@medusajs/cli/cli.js")

/** Runs one of Medusa's commands in the project. @returns what it printed. @throws with its last lines when it fails */
export const runMedusa = (folder: string, args: string[], env: NodeJS.ProcessEnv) =>
  command(process.execPath, ["--import", LEAVE_WITH_PARENT, medusa(folder), ...args], { cwd: folder, env })

/** Starts the sandbox that a provider's package brings. @returns the settings that it prints */
async function startSandbox(
  processes: Processes,
  { folder, name, shop }: { folder: string; name: string; shop: string },
): Promise<Record<string, string>> {
  const program = path.join(folder, "node_modules/.bin", name)
  const port = await freePort()
  let printed = ""
  const listening = new Promise<void>((resolve) => {
    processes.start(name, [program, "--port", String(port), "--shop", shop], {
      cwd: folder,
      env: projectEnv(),
      listen: (chunk: string) => {
        printed += chunk
        if (printed.split("\n").length > SETTINGS) resolve()
      },
    })
  })
  await processes.until(listening)
  return Object.fromEntries([...printed.matchAll(/^(\w+)=(.*)$/gm)].map(([, setting, value]) => [setting, value]))
}

/** Lines that each sandbox prints once it listens. */
const SETTINGS = 4
