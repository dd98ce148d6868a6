import { type Provider, provider } from "../../plugins/payments/src/testing/provider.ts"
import { untilReady } from "../../scripts/run/shop.mjs"
import { type Buyer, buyers } from "../buyer.ts"
import { shop, type TestShop } from "../shop.ts"
import { databaseToLose } from "../topology/database-to-lose.ts"
import { openTopology, type Topology } from "../topology/open-topology.ts"
import type { Version } from "../version.ts"

/** As `npm start` does at first; but however often a part falls. */
const RESTART_DELAYS_MS = Array(500).fill(1_000)

export type PartName = "backend" | "worker" | "web"

export type FaultShop = {
  place: Topology
  haat: TestShop
  razorpay: Provider
  web: string
  backend: string
  /** A product that a new shopper buys after each row. */
  known: { id: string }
  database: ReturnType<typeof databaseToLose>
  processes: Record<PartName, Topology["worker"]>
  /** Readiness address of each part. */
  readyUrls: Record<PartName, string>
  /** Tells one part's process. It is started again by itself. */
  signal: (name: PartName, signal: NodeJS.Signals) => void
  /** Resolves when every part is ready. @throws after `seconds` */
  ready: (seconds?: number) => Promise<void>
  /** The first so many of people who are signed in, each with an address. */
  crowd: (count: number) => Promise<Buyer[]>
  /** Discards signed-in shoppers: the next crowd is new. */
  clearCrowd: () => void
  close: () => Promise<void>
}

/**
 * The shop that `npm run faults` hurts: a web tier, a backend, a worker, Redis and PostgreSQL with its ordinary
 * settings, the third parties played by the sandbox. A part that falls is started again, as `npm start` does.
 * @param version whose processes and tables they are, when not this one's
 */
export async function openFaultShop(version?: Version): Promise<FaultShop> {
  const own = {
    NODE_OPTIONS: `--import=${new URL("./preload.mjs", import.meta.url).href}`,
    // the clocks of an ordinary shop
    JOB_SECONDS: "",
    RETRY_PAUSE_FACTOR: "",
  }
  const place = await openTopology({ servers: 1, flags: [], own, version })
  try {
    const { processes, webs, backendUrls, workerUrl } = place
    const [web] = webs
    const named = { backend: place.backends[0], worker: place.worker, web: place.webTiers[0] }
    const readyUrls = { backend: `${backendUrls[0]}/ready`, worker: `${workerUrl}/ready`, web: `${web}/ready` }
    processes.restartExited(RESTART_DELAYS_MS, () => {})
    const haat = await shop()
    const known = await haat.product({ quantity: 1_000 })
    let people: Buyer[] = []
    return {
      place,
      haat,
      razorpay: provider(haat),
      web,
      backend: backendUrls[0],
      known,
      database: databaseToLose(processes, place.database, place.env.DATABASE_URL),
      processes: named,
      readyUrls,
      signal: (name, signal) => void named[name].child.kill(signal),
      ready: async (seconds = 60) => {
        await Promise.all(Object.values(readyUrls).map((url) => untilReady(url, seconds)))
      },
      crowd: async (count) => {
        if (people.length < count) people.push(...(await buyers(haat, count - people.length)))
        return people.slice(0, count)
      },
      clearCrowd: () => {
        people = []
      },
      close: place.close,
    }
  } catch (error) {
    await place.close()
    throw error
  }
}
