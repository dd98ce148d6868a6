import path from "node:path"
import { build } from "../../scripts/run/build.mjs"
import { lastLines } from "../../scripts/run/command.mjs"
import { freePort } from "../../scripts/run/free-port.mjs"
import { commandRedis, startRedis } from "../../scripts/run/redis.mjs"
import { createDatabase, startSandbox, untilReady } from "../../scripts/run/shop.mjs"
import { openTestFolder } from "../open-house.ts"
import { announce } from "../running-shop.ts"
import { ADMINISTRATOR } from "../test-settings.ts"
import { THIS_VERSION, type Version } from "../version.ts"

export type Topology = Awaited<ReturnType<typeof openTopology>>

type Options = {
  /** how many backends there are, each with a web tier in front */
  servers?: number
  /** PostgreSQL's settings, when a lost second would be missed */
  flags?: string[]
  /** more of the environment of its backends and web tiers */
  own?: Record<string, string>
  /** whose processes and tables they are, when not this one's */
  version?: Version
}

/**
 * One shop as many processes: backends, a worker, and a web tier in front of each backend, on one PostgreSQL, one
 * Redis and one folder of files. `shop()` visits it through the first web tier.
 */
export async function openTopology({ servers = 2, flags, own = {}, version = THIS_VERSION }: Options = {}) {
  await build()
  const { seed, startBackend, startWeb } = version
  const { home, env, processes, database, close } = await openTestFolder(flags)
  const started: ReturnType<typeof startBackend>[] = []
  try {
    if (version !== THIS_VERSION) {
      await createDatabase(database.address("postgres"), "other_version")
      env.DATABASE_URL = database.address("other_version")
      await version.migrate(env)
      await seed(env, ["administrator"])
    }
    const redisPort = await freePort()
    const redisFolder = path.join(home, "redis")
    let redis = await startRedis(processes, { folder: redisFolder, port: redisPort })
    const shared: Record<string, string> = {
      ...env,
      ...own,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      PUBLIC_URL: `http://localhost:${env.PORT}`,
    }

    const settings: Record<string, string>[] = []
    for (let nth = 0; nth < servers; nth++)
      settings.push({
        ...shared,
        MEDUSA_WORKER_MODE: "server",
        BACKEND_PORT: String(await freePort()),
        PORT: nth ? String(await freePort()) : env.PORT,
      })
    startSandbox(processes, settings[0])
    const backends = settings.map((each) => startBackend(processes, each))
    const worker = startBackend(processes, { ...shared, MEDUSA_WORKER_MODE: "worker" })
    started.push(...backends, worker)
    const backendUrls = settings.map(({ BACKEND_PORT }) => `http://127.0.0.1:${BACKEND_PORT}`)
    const workerUrl = `http://127.0.0.1:${env.BACKEND_PORT}`
    for (const url of [...backendUrls, workerUrl]) await processes.until(untilReady(`${url}/ready`))
    const webs = settings.map(({ PORT }) => `http://localhost:${PORT}`)
    const webTiers = settings.map((each) => startWeb(processes, each))
    for (const web of webs) await processes.until(untilReady(`${web}/ready`))

    announce({
      backendUrl: webs[0],
      webUrl: webs[0],
      sandboxUrl: env.SANDBOX_URL,
      databaseUrl: env.DATABASE_URL,
      publishableKey: env.PUBLISHABLE_KEY,
      proxySecret: env.PROXY_SECRET,
      administrator: ADMINISTRATOR,
    })
    return {
      webs,
      backendUrls,
      workerUrl,
      backends,
      worker,
      webTiers,
      processes,
      database,
      /** the environment of its backends but for their ports and what they do */
      env: shared,
      close,
      /** Ends a backend without a word. */
      killBackend: (index: number) => {
        backends[index].wanted = false
        backends[index].child.kill("SIGKILL")
        return backends[index].ended
      },
      killRedis: () => {
        redis.part.wanted = false
        process.kill(redis.pid, "SIGKILL")
        return redis.part.ended
      },
      /** On the same port, with what it knew before. */
      restartRedis: async () => {
        redis = await startRedis(processes, { folder: redisFolder, port: redisPort })
      },
      /** It loses everything it had stored. */
      flushRedis: () => commandRedis(redisPort, "FLUSHALL"),
      /** It takes nothing more, and answers who only reads. */
      fillRedis: () => commandRedis(redisPort, "CONFIG SET maxmemory 1"),
      emptyRedis: () => commandRedis(redisPort, "CONFIG SET maxmemory 0"),
      /** It keeps its connections and answers nothing until it is told to go on. */
      hangRedis: () => process.kill(redis.pid, "SIGSTOP"),
      wakeRedis: () => process.kill(redis.pid, "SIGCONT"),
    }
  } catch (error) {
    for (const { name, printed } of started) console.error(`${name} said last:\n${lastLines(printed)}`)
    await close()
    throw error
  }
}
