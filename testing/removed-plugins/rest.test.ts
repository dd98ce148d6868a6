import { afterAll, beforeAll, describe, it } from "vitest"
import { findBrowser } from "../../scripts/run/find-browser.mjs"
import { findPlugins } from "../../scripts/run/find-plugins.mjs"
import { copyWithout, PLAYWRIGHT, runTests, VITEST } from "./copy-without.ts"

const OPTIONAL = findPlugins().filter(({ manifest }) => manifest.haat.optional)
const HOUR_MS = 3_600_000

/** Each is a part of the full run. */
describe("the repository without optional plugins", () => {
  let copy: Awaited<ReturnType<typeof copyWithout>>
  beforeAll(async () => {
    copy = await copyWithout(OPTIONAL.map(({ name }) => name))
  }, 600_000)
  afterAll(() => copy?.remove(), 60_000)
  const env = { CHROMIUM_PATH: findBrowser() ?? "" }

  it(
    "passes its unit and API tests, and those of several processes",
    async () => {
      await runTests(copy.folder, VITEST, ["run", "--project=unit*", "--project=screens*"])
      await runTests(copy.folder, VITEST, ["run", "--project=api", "--project=topology"], env)
    },
    HOUR_MS,
  )

  it("passes its journeys", () => runTests(copy.folder, PLAYWRIGHT, ["test", "-c", "e2e"], env), HOUR_MS)
})
