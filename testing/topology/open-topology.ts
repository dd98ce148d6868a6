import path from "node:path"
import { build } from "../../scripts/run/build.mjs"
import { lastLines } from "../../scripts/run/command.mjs"
import { freePort } from "../../scripts/run/free-port.mjs"
import { startRedis } from "../../scripts/run/redis.mjs"
import { answering, seed, startBackend, startSandbox, startWeb } from "../../scripts/run/shop.mjs"
import { openHouse } from "../open-house.ts"
import { announce } from "../running-shop.ts"
import { ADMINISTRATOR } from "../test-settings.ts"

export type Topology = Awaited<ReturnType<typeof openTopology>>

/**
 * One shop as many processes: two backends, a worker, and a web tier in front of each backend, on one PostgreSQL, one
 * Redis and one folder of files. `shop()` visits it through the first web tier.
 */
export async function openTopology() {
  await build()
  const { home, env, parts, close } = await openHouse()
  const started: ReturnType<typeof startBackend>[] = []
  try {
    const redisPort = await freePort()
    const redisFolder = path.join(home, "redis")
    let redis = await startRedis(parts, { folder: redisFolder, port: redisPort })
    await seed(env, ["administrator"])
    const shared = { ...env, REDIS_URL: `redis://127.0.0.1:${redisPort}`, PUBLIC_URL: `http://localhost:${env.PORT}` }

    const server = async () => ({ ...shared, MEDUSA_WORKER_MODE: "server", BACKEND_PORT: String(await freePort()) })
    const first = await server()
    const second = { ...(await server()), PORT: String(await freePort()) }
    startSandbox(parts, first)
    const backends = [startBackend(parts, first), startBackend(parts, second)]
    started.push(...backends, startBackend(parts, { ...shared, MEDUSA_WORKER_MODE: "worker" }))
    for (const { BACKEND_PORT } of [first, second, env])
      await parts.until(answering(`http://127.0.0.1:${BACKEND_PORT}/health`))
    const webs = [env.PORT, second.PORT].map((PORT) => `http://localhost:${PORT}`)
    for (const settings of [first, second]) startWeb(parts, settings)
    for (const web of webs) await parts.until(answering(`${web}/health`))

    announce({
      backendUrl: webs[0],
      webUrl: webs[0],
      sandboxUrl: env.SANDBOX_URL,
      databaseUrl: env.DATABASE_URL,
      publishableKey: env.PUBLISHABLE_KEY,
      administrator: ADMINISTRATOR,
    })
    return {
      webs,
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
        redis = await startRedis(parts, { folder: redisFolder, port: redisPort })
      },
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
