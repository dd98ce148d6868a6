import type { Page } from "@playwright/test"

/** Lets nothing of what this address names through, as a slow line would, until the function it returns is called. */
export async function holdResponses(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await held
    // the request may have been aborted meanwhile
    await route.continue().catch(() => {})
  })
  return letGo
}
