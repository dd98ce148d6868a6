/**
 * Written for Medusa 2.21.2.
 * Reason: The schedule of a job stands in its file; there is no setting for it.
 * Upstream: none reported.
 */

import { JobLoader } from "@medusajs/framework/jobs"

/** The argument of a method that Medusa's job loader declares as protected. */
type JobFile = { config?: { schedule?: unknown } }
type Loader = { onFileLoaded(path: string, file: JobFile): Promise<void> }

const FREQUENT_SCHEDULE = /^(\*\/\d+ )?\* \* \* \* \*$/

/** Tells whether a cron schedule runs every minute or more often. */
export const isFrequentSchedule = (schedule: unknown) =>
  typeof schedule === "string" && FREQUENT_SCHEDULE.test(schedule)

/** Changes the schedule of frequent jobs to every `seconds` seconds (JOB_SECONDS) as their files are loaded. */
export function runJobsEvery(seconds: number) {
  const loader = JobLoader.prototype as unknown as Loader
  const { onFileLoaded } = loader
  const schedule = seconds === 60 ? "* * * * *" : `*/${seconds} * * * * *`
  loader.onFileLoaded = function (path, file) {
    const config = isFrequentSchedule(file.config?.schedule) ? { ...file.config, schedule } : file.config
    return onFileLoaded.call(this, path, { ...file, config })
  }
}
