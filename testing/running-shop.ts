/** Where the shop under test is. The process that opened it leaves this in the environment for the ones that run the tests. */
export type RunningShop = {
  backendUrl: string
  webUrl: string
  /** the stand-ins of third parties, by mount: /razorpay, /shiprocket, /postal-codes, /mail */
  sandboxUrl: string
  databaseUrl: string
  publishableKey: string
  administrator: { username: string; password: string }
}

const NAME = "HAAT_TEST_SHOP"

export const announce = (shop: RunningShop) => {
  process.env[NAME] = JSON.stringify(shop)
}

export function runningShop(): RunningShop {
  const text = process.env[NAME]
  if (!text) throw new Error("No shop is open for tests: run them with npm test, npx vitest or npx playwright test.")
  return JSON.parse(text)
}
