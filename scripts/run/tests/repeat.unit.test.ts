import { expect, it, vi } from "vitest"
import { repeatFailed } from "./repeat.mjs"

const failed = (file: string, tags: string[] = []) => ({
  file,
  project: "api",
  seconds: 3,
  passed: 1,
  failures: [{ name: "holds", error: "Error: no", tags }],
})
const passed = (file: string) => ({ file, project: "api", seconds: 2, passed: 2, failures: [] })

it("names a file that passes alone as flaky, and counts it as passed", async () => {
  const run = vi.fn(async () => [passed("a.test.ts")])
  const { results, flaky } = await repeatFailed([failed("a.test.ts"), passed("b.test.ts")], run)
  expect(run).toHaveBeenCalledOnce()
  expect(results.map(({ failures }) => failures)).toEqual([[], []])
  expect(flaky).toEqual(["a.test.ts: holds\nError: no"])
})

it("keeps a file as failed that fails again", async () => {
  const { results, flaky } = await repeatFailed([failed("a.test.ts")], async () => [failed("a.test.ts")])
  expect(results).toEqual([failed("a.test.ts")])
  expect(flaky).toEqual([])
})

it.each(["money", "charges", "stock", "numbering"])("never repeats what is tagged %s", async (tag) => {
  const run = vi.fn(async () => [passed("a.test.ts")])
  const { results } = await repeatFailed([failed("a.test.ts", [tag])], run)
  expect(run).not.toHaveBeenCalled()
  expect(results[0].failures).toHaveLength(1)
})

it("repeats nothing when more than ten files failed", async () => {
  const run = vi.fn(async () => [passed("a.test.ts")])
  await repeatFailed(
    Array.from({ length: 11 }, (_, nth) => failed(`${nth}.test.ts`)),
    run,
  )
  expect(run).not.toHaveBeenCalled()
})
