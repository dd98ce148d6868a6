import type { TestProject } from "vitest/node"
import { build } from "../scripts/run/build.mjs"
import { openTestShop } from "./open-test-shop.ts"
import { announceToWorkers } from "./running-shop.ts"

/** A shop for each worker of a run, and no more than there are files. */
export default async ({ config, vitest }: TestProject) => {
  const workers = Math.min(Number(config.maxWorkers ?? 1), vitest.state.getPaths().length || 1)
  await build(["plugins", "backend"])
  const opening = Array.from({ length: workers }, () => openTestShop())
  const closeAll = async () => {
    const opened = await Promise.allSettled(opening)
    await Promise.all(opened.map((each) => each.status === "fulfilled" && each.value.close()))
  }
  try {
    announceToWorkers((await Promise.all(opening)).map(({ shop }) => shop))
    return closeAll
  } catch (error) {
    await closeAll()
    throw error
  }
}
