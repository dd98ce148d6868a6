/** Addresses of the shop under test, passed from the process that opened it by the environment. */
export type RunningShop = {
  backendUrl: string
  webUrl: string
  /** the stand-ins of third parties, by mount: /razorpay, /shiprocket, /postal-codes, /mail */
  sandboxUrl: string
  /** the mail server among them */
  smtp?: { port: string; secret: string }
  databaseUrl: string
  publishableKey: string
  /** what the backend believes X-Forwarded-* headers by */
  proxySecret: string
  administrator: { username: string; password: string }
}

const NAME = "HAAT_TEST_SHOP"

/** From now on `runningShop()` means this one, in this process and in those it starts. */
export const announce = (shop: RunningShop) => {
  process.env[NAME] = JSON.stringify(shop)
}

/** Gives each worker of vitest or Playwright a shop of its own, so that the files that run at once do not meet. */
export const announceToWorkers = (shops: RunningShop[]) => {
  for (const [i, shop] of shops.entries()) process.env[`${NAME}_${i}`] = JSON.stringify(shop)
}

/** The index of this worker among those that run at once. A restarted worker keeps it. */
const workerIndex = () => process.env.TEST_PARALLEL_INDEX ?? Number(process.env.VITEST_POOL_ID) - 1

export function runningShop(): RunningShop {
  const text = process.env[NAME] ?? process.env[`${NAME}_${workerIndex()}`]
  if (!text) throw new Error("No shop is open for tests: run them with npm test, npx vitest or npx playwright test.")
  return JSON.parse(text)
}
