import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

/** What axe finds on this page that keeps somebody out; `besides` is not looked at. */
export async function seriousIn(page: Page, besides?: string) {
  const axe = new AxeBuilder({ page })
  const { violations } = await (besides ? axe.exclude(besides) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)
}
