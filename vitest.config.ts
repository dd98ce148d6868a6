import { readFileSync } from "node:fs"
import { defaultClientConditions, defaultServerConditions } from "vite"
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config"
import { pluginParts as adminParts } from "./admin/plugin-parts.ts"
import { testFiles } from "./scripts/run/tests/select.mjs"
import { homeSectionsModule } from "./storefront/plugin-parts/home-sections.mjs"
import { pluginParts } from "./storefront/plugin-parts/vite-plugin.ts"
import { LongestFirstSequencer } from "./testing/longest-first.ts"

const BUILT = ["**/node_modules/**", "**/.medusa/**", "**/build/**", "**/dist/**"]
/** Files that `npm run new-plugin` fills in. */
const TEMPLATES = "scripts/run/new-plugin/template/**"

/** Plugins that testing/topology installs in a copy of the shop, with their tests. */
const EXAMPLES = "{examples,testing/contract}/**"

/** Files that installed plugins bring for tests of the shop; Node alone cannot load TypeScript. */
const INSTALLED = [/\/node_modules\/.*\/src\/(testing\/|permissions\.ts)/]

const SCREENS = "{admin/src,plugins/*/admin}/**/*.unit.test.{ts,tsx}"
const isScreen = (file: string) => /^(admin\/src|plugins\/[^/]+\/admin)\//.test(file)
/** Tests that put something in the place of a module, which later tests in the same process would load too. */
const MOCKING = testFiles().filter((file) => /\bvi\.(mock|doMock|hoisted)\(/.test(readFileSync(file, "utf8")))
const TOPOLOGY = "testing/topology/*.test.ts"
const PROVIDERS = "testing/providers/*.test.ts"
const PACKED = "testing/packed/*.test.ts"
const REMOVED_PLUGINS = "testing/removed-plugins/*.test.ts"

/**
 * What a file of tests is about, in a comment at its top: `@module-tag money`. A part of `npm run test:full` runs the
 * files of one tag; what is tagged money, charges, stock or numbering is never repeated after a failure.
 */
const TAGS = [
  { name: "money", description: "payments, refunds, totals, tax" },
  { name: "charges", description: "charges of plugins in orders, refunds and returns at random" },
  { name: "stock", description: "what is sold, reserved and put back" },
  { name: "numbering", description: "orders and documents without a gap, none twice" },
  { name: "kills", description: "processes that are killed half-way" },
  { name: "imports", description: "files of products" },
  { name: "search", description: "plans and results of searches in large shops" },
  { name: "pages", description: "links, languages and HTML of every page" },
  { name: "fuzz", description: "requests and texts made at random" },
  { name: "accounts", description: "attempts, sessions and people at once" },
  { name: "limits", description: "what has to end in time: in the full run, beside nothing else, soon" },
]

/**
 * Runs a project's files in two processes that load each module once, which takes half the processor time, and those
 * that mock modules in a second project, in a process each.
 */
const shareProcesses = (
  { test, ...project }: TestProjectInlineConfiguration,
  mocking: string[],
): TestProjectInlineConfiguration[] => [
  { ...project, test: { ...test, exclude: [...(test?.exclude ?? []), ...mocking], isolate: false } },
  { ...project, test: { ...test, name: `${test?.name}-mocks`, include: mocking, setupFiles: [] } },
]

/**
 * `unit` needs nothing; `screens` are parts of the back office in a simulated page; `api` talks to one running backend
 * of its own; `topology` opens a shop of many processes; in the full run alone, `providers` makes a Medusa project of
 * its own, and `packed` a clone of the shop with a plugin from a tarball.
 */
export default defineConfig({
  test: {
    tags: TAGS,
    sequence: { sequencer: LongestFirstSequencer },
    projects: [
      ...shareProcesses(
        {
          plugins: [pluginParts()],
          test: {
            name: "unit",
            include: ["**/*.unit.test.{ts,tsx}"],
            // no promise of speed, on a machine that may be busy
            testTimeout: 30_000,
            // one less than there are processors, by default
            maxWorkers: 2,
            exclude: [...BUILT, SCREENS],
            // Node loads it as it is; inlined, each test file would transform its hundred modules
            server: { deps: { external: [/\/@medusajs\/js-sdk\//], inline: INSTALLED } },
            sequence: { groupOrder: 1 },
          },
        },
        MOCKING.filter((file) => !isScreen(file)),
      ),
      ...shareProcesses(
        {
          plugins: [adminParts(), homeSectionsModule()],
          // contracts are read from their TypeScript source, as the back office itself reads them
          resolve: { conditions: ["source", ...defaultClientConditions] },
          ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
          test: {
            name: "screens",
            include: [SCREENS],
            exclude: BUILT,
            environment: "happy-dom",
            setupFiles: "admin/src/testing/leave-as-found.ts",
            server: { deps: { inline: INSTALLED } },
            testTimeout: 30_000,
            maxWorkers: 2,
            // after the others, as a process is kept only for the files of one project
            sequence: { groupOrder: 2 },
          },
        },
        MOCKING.filter(isScreen),
      ),
      {
        plugins: [pluginParts()],
        test: {
          name: "api",
          include: ["**/*.test.ts"],
          exclude: [
            ...[...BUILT, TEMPLATES, "**/*.unit.test.ts", "e2e/**", EXAMPLES],
            ...[TOPOLOGY, PROVIDERS, PACKED, REMOVED_PLUGINS],
          ],
          globalSetup: "testing/vitest-setup.ts",
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Each worker has a shop of its own, and runs its files one after another: some count what is in it.
          maxWorkers: 2,
          // They share no state but that of the shop: what they import is loaded once for each worker.
          isolate: false,
          // The built plugins are loaded by Node itself, once: evaluated again for another file, a workflow is there
          // twice.
          server: { deps: { external: [/\/\.medusa\/server\//], inline: INSTALLED } },
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: "topology",
          include: [TOPOLOGY],
          server: { deps: { inline: INSTALLED } },
          testTimeout: 60_000,
          hookTimeout: 300_000,
          // Each file opens a shop of its own.
          maxWorkers: 2,
          sequence: { groupOrder: 4 },
        },
      },
      {
        test: {
          name: "providers",
          include: [PROVIDERS],
          testTimeout: 60_000,
          sequence: { groupOrder: 5 },
        },
      },
      {
        test: {
          name: "packed",
          include: [PACKED],
          testTimeout: 120_000,
          sequence: { groupOrder: 6 },
        },
      },
      {
        test: {
          name: "removed-plugins",
          include: [REMOVED_PLUGINS],
          sequence: { groupOrder: 7 },
        },
      },
    ],
  },
})
