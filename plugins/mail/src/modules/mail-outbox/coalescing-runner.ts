/**
 * Runs a task one at a time. Calls that arrive during a run share one more run after it.
 */
export class CoalescingRunner {
  private running?: Promise<void>
  private isRequested = false
  private timer?: NodeJS.Timeout

  /** Resolves when a run that began after the call has ended; rejects with the task's error. */
  run(task: () => Promise<void>): Promise<void> {
    this.isRequested = true
    this.running ??= this.runRequested(task).finally(() => {
      this.running = undefined
    })
    return this.running
  }

  /** Schedules one run in `seconds`, which does not keep the process alive. A later call replaces the schedule. */
  runIn(seconds: number, task: () => Promise<void>, onError: (error: Error) => void) {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.run(task).catch(onError), seconds * 1_000)
    this.timer.unref()
  }

  private async runRequested(task: () => Promise<void>) {
    while (this.isRequested) {
      this.isRequested = false
      await task()
    }
  }
}
