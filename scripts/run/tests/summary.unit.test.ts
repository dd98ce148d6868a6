import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, it } from "vitest"
import { readResults } from "./results.mjs"
import { writeDurations } from "./summary.mjs"

const result = (file: string, seconds: number, failures: object[] = []) =>
  JSON.stringify({ file, project: "api", seconds, passed: 1, failures })

it("writes the seconds of a recorded run, and keeps those of files that failed or were not run", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "haat-durations-"))
  const [list, recorded] = [path.join(folder, "durations.json"), path.join(folder, "results.jsonl")]
  writeFileSync(list, JSON.stringify({ "z.test.ts": 9, "failed.test.ts": 5, "left-out.test.ts": 4, "gone.test.ts": 3 }))
  writeFileSync(
    recorded,
    [
      result("z.test.ts", 1.26),
      result("a.spec.ts", 20),
      result("failed.test.ts", 0.1, [{ name: "fails", error: "", tags: [] }]),
    ].join("\n"),
  )
  writeDurations(readResults(recorded), (file: string) => file !== "gone.test.ts", list)
  expect(Object.entries(JSON.parse(readFileSync(list, "utf8")))).toEqual([
    ["a.spec.ts", 20],
    ["failed.test.ts", 5],
    ["left-out.test.ts", 4],
    ["z.test.ts", 1.3],
  ])
  rmSync(folder, { recursive: true })
})
