import { describe, expect, it } from "vitest"
import { findUnscheduled } from "./keep-jobs-scheduled"

const NOW = 1_000_000

describe("the jobs that are scheduled again", () => {
  it("are those that Redis knows nothing of, and those whose run is a minute late", () => {
    const scheduled = [
      { key: "schedule_job-to-come", next: NOW + 5_000 },
      { key: "schedule_job-about-to-run", next: NOW - 5_000 },
      { key: "schedule_job-late", next: NOW - 61_000 },
    ]
    const all = ["job-to-come", "job-about-to-run", "job-late", "job-flushed"]
    expect(findUnscheduled(all, scheduled, NOW)).toEqual(["job-late", "job-flushed"])
    expect(findUnscheduled(all, [], NOW)).toEqual(all)
  })
})
