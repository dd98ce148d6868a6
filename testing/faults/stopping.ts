import { Agent, request } from "node:http"
import { BROWSING } from "./load.ts"
import type { FaultShop, PartName } from "./open-fault-shop.ts"
import { formatSeconds, type Outcome, pause, type Row, secondsUntil, those } from "./row.ts"
import { lostOrders, startShoppers } from "./shoppers.ts"

const CLIENTS = 12
const SHOPPERS = 4
const CLOSED_S = 25

/** A request over kept connections. @returns "answered", or what went wrong */
export function requestOnKeptConnection(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const req = request(url, { agent }, (res) => {
      res.resume().once("end", () => resolve(res.complete ? "answered" : "cut off"))
      res.once("error", ({ message }) => resolve(message))
    })
    req.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    req.end()
  })
}

/** Asks again and again, until no new connection is taken. */
async function requestUntilClosed(url: string, agent: Agent) {
  const broken: string[] = []
  let answered = 0
  for (;;) {
    const outcome = await requestOnKeptConnection(url, agent)
    if (outcome === "ECONNREFUSED") return { broken, answered }
    if (outcome === "answered") answered++
    else broken.push(outcome)
  }
}

const stop =
  (name: PartName) =>
  async (shop: FaultShop): Promise<Outcome> => {
    const [people, product] = await Promise.all([shop.crowd(SHOPPERS), shop.haat.product({ quantity: 5_000 })])
    const shoppers = startShoppers(shop, people, product.id)
    const url = `${name === "web" ? shop.web : shop.backend}/store/catalog/products?limit=12`
    const agent = new Agent({ keepAlive: true })
    // a worker has no connections but the health check's
    const requests = name === "worker" ? [] : Array.from({ length: CLIENTS }, () => requestUntilClosed(url, agent))
    await pause(1_500)
    const { ended, child } = shop.processes[name]
    const begun = Date.now()
    shop.signal(name, "SIGTERM")
    await ended
    const closed = (Date.now() - begun) / 1000
    const seen = await Promise.all(requests)
    agent.destroy()
    const back = await secondsUntil(60, () => shop.ready(1).then(() => true))
    await pause(1_000)
    await shoppers.stop()
    const broken = seen.flatMap((one) => one.broken)
    const answered = seen.reduce((sum, one) => sum + one.answered, 0)
    const missing = await lostOrders(shop, shoppers)
    return {
      figures: `closed after ${formatSeconds(closed)}, ${answered} answered, ${broken.length} broken connections, ready again after ${formatSeconds(back)}, ${shoppers.placed.length} orders`,
      broken: those({
        [`${broken.length} broken connections: ${broken[0]}`]: broken.length > 0,
        [`it ended with ${child.signalCode ?? child.exitCode}`]: child.exitCode !== 0,
        "it took longer than 25 s": closed > CLOSED_S,
        [`${missing} acknowledged orders are lost`]: missing > 0,
        "it did not come back within 60 s": back === undefined,
      }),
    }
  }

const IDLE_MS = 66_000

/** Uses connections again that were idle for longer than a minute. */
async function useIdleAgain({ web, backend }: FaultShop): Promise<Outcome> {
  const agents = [web, backend].flatMap((origin) =>
    Array.from({ length: 10 }, () => ({
      url: `${origin}/store/catalog/products?limit=12`,
      agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    })),
  )
  const ask = () => Promise.all(agents.map(({ url, agent }) => requestOnKeptConnection(url, agent)))
  const before = await ask()
  const sockets = agents.map(({ agent }) => Object.values(agent.freeSockets).flat()[0])
  await pause(IDLE_MS)
  const kept = sockets.filter((socket) => socket && !socket.destroyed).length
  const after = await ask()
  for (const { agent } of agents) agent.destroy()
  const broken = [...before, ...after].filter((outcome) => outcome !== "answered")
  return {
    figures: `${kept} of ${agents.length} connections open after ${IDLE_MS / 1000} s, ${broken.length} broken`,
    broken: those({
      "idle connections were closed": kept < agents.length,
      [`a broken connection: ${broken[0]}`]: broken.length > 0,
    }),
  }
}

export const stoppingRows: Row[] = [
  ...(["backend", "worker", "web"] as const).map((name) => ({
    name: `SIGTERM of the ${name} under load, connections kept open`,
    run: stop(name),
  })),
  { name: "connections used again after 66 s", during: BROWSING, run: useIdleAgain },
]
