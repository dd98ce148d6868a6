import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

/** What axe finds on this page that keeps somebody out. */
export async function seriousIn(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)
}
