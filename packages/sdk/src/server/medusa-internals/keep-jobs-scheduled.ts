/**
 * Written for Medusa 2.21.2.
 * Reason: Jobs are scheduled once, at the start; the engine offers no way to see which of them Redis has.
 * Upstream: https://github.com/medusajs/medusa/issues/14889 (closed).
 */

import { WorkflowManager, WorkflowScheduler } from "@medusajs/framework/orchestration"
import type { Logger } from "@medusajs/framework/types"

const CHECK_EVERY_MS = 15_000
/** A run that is so late is not coming any more: its job was lost on the way. */
const LOST_AFTER_MS = 60_000

type ScheduledJob = { key: string; next: number }

/** The part of the workflow engine's queue in Redis that is asked here. The engine exports no type for it. */
type JobQueue = { getRepeatableJobs(): Promise<ScheduledJob[]> }

/** The name under which the workflow engine keeps a workflow's schedule. */
const keyOf = (workflowId: string) => `schedule_${workflowId}`

/** Ids of the workflows that have a schedule and no run to come. */
export function findUnscheduled(workflowIds: string[], scheduled: ScheduledJob[], now: number): string[] {
  const coming = new Set(scheduled.filter(({ next }) => next > now - LOST_AFTER_MS).map(({ key }) => key))
  return workflowIds.filter((id) => !coming.has(keyOf(id)))
}

/**
 * Schedules the jobs of this process again when Redis has lost them. Medusa schedules them once, at its start: after a
 * flush, or with a Redis that came back empty, none of them would run until the next.
 * @returns ends it
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
