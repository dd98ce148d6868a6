import { step } from "../scripts/run/progress.mjs"
import { machine, withBenchEnvironment } from "./bench-environment.mjs"
import { openDemoShop } from "./demo-shop.mjs"
import { firstLoad } from "./first-load.mjs"
import { LIGHTHOUSE, withLighthouse } from "./lighthouse.mjs"
import { startWeb } from "./start-process.mjs"
import { COUNTS_STATEMENTS } from "./statements.mjs"
import { median } from "./throughput.mjs"

const RUNS = 3
const FIGURES = ["fcp", "lcp", "tbt", "cls"]
/** Search text of each language, by its code. */
const SEARCHES = { en: "saree", hi: "साड़ी" }

/**
 * The demo shop's pages as a phone meets them, in each language, from the web tier as it runs.
 * @returns what `reportPhone` takes
 */
export const benchPhone = () => withBenchEnvironment(measure, COUNTS_STATEMENTS)

async function measure(environment) {
  const backend = await openDemoShop(environment)
  const { url } = await step("The web tier", () =>
    startWeb(environment.processes, "web tier", environment.settings, backend.url, "on"),
  )
  const pages = await listPages(backend)
  const load = await Promise.all(pages.map(({ path }) => firstLoad(url, path)))
  const seen = await withLighthouse(({ browser, audit }) => auditPages(url, pages, browser, audit))
  return {
    pages: pages.map(({ name, language }, nth) => ({ name, language, load: load[nth], ...medians(seen[nth]) })),
    runs: RUNS,
    lighthouse: LIGHTHOUSE,
    machine: machine(),
  }
}

/** The search tells search engines to leave it out, which this audit takes for a fault. */
const UNLISTED = ["is-crawlable"]

/** The pages in each language; `fill` is the path of a product that is put into the cart first. */
async function listPages({ shopper, products: [product] }) {
  const { categories } = await shopper()("GET", "/store/catalog/categories")
  const productPath = `/product-info/${product.id}`
  return Object.entries(SEARCHES).flatMap(([language, text]) => {
    const prefix = language === "en" ? "" : `/${language}`
    return [
      { name: "home", path: "/" },
      { name: "category", path: `/category/${categories[0].id}` },
      { name: "product", path: productPath },
      { name: "cart", path: "/cart", fill: productPath },
      { name: "search", path: `/search?query=${encodeURIComponent(text)}`, skipAudits: UNLISTED },
    ].map((page) => ({ ...page, language, path: prefix + page.path }))
  })
}

/**
 * Goes round the pages, so that a busy moment of the machine does not fall on one of them alone.
 * @returns the runs of each
 */
async function auditPages(url, pages, browser, audit) {
  const seen = pages.map(() => [])
  const visitors = []
  for (const page of pages) visitors.push(await visitor(url, page, browser))
  for (let run = 1; run <= RUNS; run++)
    for (const [nth, { name, language, path, skipAudits }] of pages.entries())
      await step(`${name} in ${language}, run ${run} of ${RUNS}`, async () => {
        const tab = await visitors[nth].newPage()
        seen[nth].push(await audit(tab, url + path, skipAudits))
        await tab.close()
      })
  return seen
}

/** Opens a browser context of a new visitor with the page's cart. */
async function visitor(url, { fill }, browser) {
  const context = await browser.createBrowserContext()
  const tab = await context.newPage()
  await tab.goto(url + (fill ?? "/"), { waitUntil: "networkidle0" })
  if (fill) {
    await tab.locator('main button[aria-label^="Add to Cart"]').click()
    await tab.waitForSelector("[data-testid=cart-count]", { visible: true })
  }
  await tab.close()
  return context
}

/** The medians of several runs of a page. */
const medians = (runs) => ({
  scores: Object.fromEntries(
    Object.keys(runs[0].scores).map((name) => [name, median(runs.map(({ scores }) => scores[name]))]),
  ),
  ...Object.fromEntries(FIGURES.map((name) => [name, median(runs.map((run) => run[name]))])),
  lacking: [...new Set(runs.flatMap(({ lacking }) => lacking))],
})
