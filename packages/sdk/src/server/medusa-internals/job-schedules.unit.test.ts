import { expect, it } from "vitest"
import { isFrequent } from "./job-schedules"

it.each([
  ["* * * * *", true],
  ["*/5 * * * * *", true],
  ["*/30 * * * * *", true],
  ["*/10 * * * *", false],
  ["25 * * * *", false],
  ["30 3 * * *", false],
])("takes the schedule %s for that of a frequent job: %s", (schedule, frequent) => {
  expect(isFrequent(schedule)).toBe(frequent)
})
