import { defineConfig } from "vitest/config"
import { iconPaths } from "./storefront/icon-plugin.ts"

const BUILT = ["**/node_modules/**", "**/.medusa/**", "**/build/**", "**/dist/**"]

const TOPOLOGY = "testing/topology/*.test.ts"

/** `unit` needs nothing; `api` talks to one running backend of its own; `topology` opens a shop of many processes. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [iconPaths()],
        test: {
          name: "unit",
          include: ["**/*.unit.test.{ts,tsx}"],
          // one less than there are processors, by default
          maxWorkers: 2,
          exclude: BUILT,
          // the plugin replaces its modules
          server: { deps: { inline: ["lucide-react"] } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "api",
          include: ["**/*.test.ts"],
          exclude: [...BUILT, "**/*.unit.test.ts", "e2e/**", TOPOLOGY],
          globalSetup: "testing/vitest-setup.ts",
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Each worker has a shop of its own, and runs its files one after another: some count what is in it.
          maxWorkers: 2,
          // They share no state but that of the shop: what they import is loaded once for each worker.
          isolate: false,
          // The built plugins are loaded by Node itself, once: evaluated again for another file, a workflow is there twice.
          server: { deps: { external: [/\/\.medusa\/server\//] } },
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "topology",
          include: [TOPOLOGY],
          testTimeout: 60_000,
          hookTimeout: 300_000,
          // Each file opens a shop of its own.
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
