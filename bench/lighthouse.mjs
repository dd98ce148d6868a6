import { mkdtemp, rm } from "node:fs/promises"
import { createRequire } from "node:module"
import os from "node:os"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { command } from "../scripts/run/command.mjs"
import { BROWSER_ARGS, findOrInstallBrowser } from "../scripts/run/find-browser.mjs"
import { step } from "../scripts/run/progress.mjs"

/** The last that runs on every Node the shop runs on. */
export const LIGHTHOUSE = "12.8.2"
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"]

/**
 * Installs Lighthouse in a folder of its own, which nothing of the shop knows, and opens the browser of the tests.
 * @param visit called with `{ browser, audit }`; afterwards browser and folder are removed
 */
export async function withLighthouse(visit) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "haat-lighthouse-"))
  try {
    const { lighthouse, puppeteer } = await step(`Lighthouse ${LIGHTHOUSE} (npm install)`, () => install(folder))
    const browser = await puppeteer.launch({
      executablePath: await findOrInstallBrowser(),
      userDataDir: path.join(folder, "profile"),
      args: BROWSER_ARGS,
    })
    try {
      return await visit({ browser, audit: createAudit(lighthouse) })
    } finally {
      await browser.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function install(folder) {
  const flags = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund"]
  await command("npm", ["install", `lighthouse@${LIGHTHOUSE}`, "--prefix", folder, ...flags], { cwd: folder })
  const { resolve } = createRequire(path.join(folder, "node_modules/lighthouse/package.json"))
  const load = (name) => import(pathToFileURL(resolve(name)).href)
  const { default: lighthouse } = await load(path.join(folder, "node_modules/lighthouse"))
  const { default: puppeteer } = await load("puppeteer-core")
  return { lighthouse, puppeteer }
}

/**
 * @returns audit(page, address, skipAudits): opens the address in the browser's page with Lighthouse's mobile settings.
 * It resolves with `scores` (0 to 100 by category), `fcp`, `lcp` and `tbt` in milliseconds, `cls`, and `lacking`: names
 * of the audits other than those of performance that cost points
 */
const createAudit = (lighthouse) => async (page, address, skipAudits) => {
  const flags = { onlyCategories: CATEGORIES, skipAudits, logLevel: "error" }
  const { lhr } = await lighthouse(address, flags, undefined, page)
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
  const figure = (name) => lhr.audits[name].numericValue
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(100 * lhr.categories[name].score)])),
    fcp: figure("first-contentful-paint"),
    lcp: figure("largest-contentful-paint"),
    tbt: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
    lacking: Object.values(lhr.categories)
      .filter(({ id }) => id !== "performance")
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight))
      .filter(({ id }) => costsPoints(lhr.audits[id]))
      .map(({ id }) => id),
  }
}

const costsPoints = ({ score }) => score !== null && score < 1
