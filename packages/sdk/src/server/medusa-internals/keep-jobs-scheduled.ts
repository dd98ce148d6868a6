/**
 * Written for Medusa 2.21.2.
 * Reason: Jobs are scheduled once, at the start; the engine offers no way to see which of them Redis has.
 * Upstream: https://github.com/medusajs/medusa/issues/14889 (closed).
 */

import { WorkflowManager, WorkflowScheduler } from "@medusajs/framework/orchestration"
import type { Logger } from "@medusajs/framework/types"

const CHECK_EVERY_MS = 15_000
/** Delay after which a scheduled run counts as lost. */
const LOST_AFTER_MS = 60_000

type ScheduledJob = { key: string; next: number }

/** The used part of the workflow engine's queue in Redis, for which the engine exports no type. */
type JobQueue = { getRepeatableJobs(): Promise<ScheduledJob[]> }

/** Returns the key of a workflow's schedule in the workflow engine. */
const scheduleKey = (workflowId: string) => `schedule_${workflowId}`

/** Returns the ids of scheduled workflows without an upcoming run. @param now in milliseconds */
export function findUnscheduled(workflowIds: string[], scheduled: ScheduledJob[], now: number): string[] {
  const upcoming = new Set(scheduled.filter(({ next }) => next > now - LOST_AFTER_MS).map(({ key }) => key))
  return workflowIds.filter((id) => !upcoming.has(scheduleKey(id)))
}

/**
 * Reschedules the jobs of this process when Redis has lost them. Medusa schedules them only at its start, so after a
 * flush or an empty restart of Redis none of them would run until the next start.
 * @returns a function that stops the checks
 */
export function keepJobsScheduled(logger: Logger): () => void {
  const scheduler = new WorkflowScheduler()

  const check = async () => {
    // private to the engine, which offers no other way to see what is scheduled
    const { storage } = WorkflowScheduler as unknown as { storage: { jobQueue?: JobQueue } }
    if (!storage.jobQueue) return
    const workflows = [...WorkflowManager.getWorkflows().values()].filter(({ options }) => options.schedule)
    const scheduled = await storage.jobQueue.getRepeatableJobs()
    const missing = new Set(
      findUnscheduled(
        workflows.map(({ id }) => id),
        scheduled,
        Date.now(),
      ),
    )
    for (const workflow of workflows) if (missing.has(workflow.id)) await scheduler.scheduleWorkflow(workflow)
    if (missing.size) logger.warn(`Redis had lost ${missing.size} scheduled jobs; they are scheduled again.`)
  }

  let checking = false
  const timer = setInterval(async () => {
    if (checking) return
    checking = true
    await check().catch((error: Error) => logger.warn(`The scheduled jobs could not be checked: ${error.message}`))
    checking = false
  }, CHECK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
