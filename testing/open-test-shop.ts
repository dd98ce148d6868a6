import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { build } from "../scripts/run/build.mjs"
import { freePort } from "../scripts/run/free-port.mjs"
import { Parts } from "../scripts/run/parts.mjs"
import { postgresFolder, startPostgres } from "../scripts/run/postgres.mjs"
import { step } from "../scripts/run/progress.mjs"
import { ROOT } from "../scripts/run/root.mjs"
import { answering, ask, seed, startBackend, startSandbox, startWeb } from "../scripts/run/shop.mjs"
import { announce } from "./running-shop.ts"
import { FLAGS, layDatabase, TEMPLATE } from "./template.ts"

const ADMINISTRATOR = {
  username: "tester",
  password: "Tester@1234",
  email: "tester@example.com",
  first_name: "Tess",
  last_name: "Rao",
}

/**
 * Opens a shop of its own for one run of tests: free ports, a throw-away database and data folder.
 * @param stock "empty" has the engine and an administrator; "demo" has the demo shop as well
 * @returns what closes it; it also closes when this process ends in any other way
 */
export async function openTestShop(stock: "empty" | "demo") {
  await build(stock === "empty" ? ["plugins", "backend"] : undefined)
  const home = await mkdtemp(path.join(tmpdir(), "haat-test-"))
  // PostgreSQL may run as another user, who has to pass through here.
  await chmod(home, 0o755)
  const folder = path.join(home, "postgres")
  const parts = new Parts()
  const close = async () => {
    await parts.stop()
    await rm(await postgresFolder(folder), { recursive: true, force: true })
    await rm(home, { recursive: true, force: true })
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => close().finally(() => process.exit(1)))

  try {
    const env = settings({
      PORT: await freePort(),
      BACKEND_PORT: await freePort(),
      SANDBOX_PORT: await freePort(),
      SANDBOX_SMTP_PORT: await freePort(),
      HAAT_HOME: home,
    })
    await layDatabase(folder, env)
    const database = await startPostgres(parts, { folder, flags: FLAGS })
    await ask(database.address("postgres"), `create database haat template ${TEMPLATE}`)
    env.DATABASE_URL = database.address("haat")
    await step("Seeding a shop for tests", () =>
      seed(env, stock === "demo" ? ["administrator", "demo"] : ["administrator"]),
    )
    await step("Opening a shop for tests", () => open(parts, env))
    announce({
      backendUrl: `http://127.0.0.1:${env.BACKEND_PORT}`,
      webUrl: `http://localhost:${env.PORT}`,
      sandboxUrl: env.SANDBOX_URL,
      databaseUrl: env.DATABASE_URL,
      publishableKey: env.PUBLISHABLE_KEY,
      administrator: ADMINISTRATOR,
    })
    // A part that falls takes the tests with it, and says why.
    parts.fallen.then((reason) => console.error((reason as Error).message))
    return close
  } catch (error) {
    await close()
    throw error
  }
}

async function open(parts: Parts, env: Record<string, string>) {
  startSandbox(parts, env)
  startBackend(parts, env)
  await parts.until(answering(`http://127.0.0.1:${env.BACKEND_PORT}/health`))
  if (!existsSync(path.join(ROOT, "storefront/build/web/server.js"))) return
  startWeb(parts, env)
  await parts.until(answering(`http://127.0.0.1:${env.PORT}/health`))
}

const settings = (own: Record<string, string | number>): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)])),
  NODE_ENV: "production",
  LOG_LEVEL: "warn",
  PUBLIC_URL: "",
  REDIS_URL: "",
  DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
  JWT_SECRET: randomBytes(32).toString("base64url"),
  COOKIE_SECRET: randomBytes(32).toString("base64url"),
  PUBLISHABLE_KEY: "pk_haat_storefront",
  RATE_LIMIT_FACTOR: "10000",
  SANDBOX_URL: `http://127.0.0.1:${own.SANDBOX_PORT}`,
  SANDBOX_SECRET: randomBytes(32).toString("base64url"),
  SANDBOX_MAILBOX: "open",
  HAAT_NEW_ADMINISTRATOR: JSON.stringify(ADMINISTRATOR),
})
