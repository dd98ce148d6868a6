/**
 * Work that is done in turns: asking for it while a turn runs gives one more turn after it, not one for each who asked.
 */
export class Rounds {
  private running?: Promise<void>
  private again = false
  private timer?: NodeJS.Timeout

  /** Resolves when everything that was there to do at the time of the call has had its turn. */
  run(work: () => Promise<void>): Promise<void> {
    this.again = true
    this.running ??= this.take(work).finally(() => {
      this.running = undefined
    })
    return this.running
  }

  /** Runs it once more after a while, without keeping the process alive for it. A later call moves the time. */
  runIn(seconds: number, work: () => Promise<void>, onError: (error: Error) => void) {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.run(work).catch(onError), seconds * 1_000)
    this.timer.unref()
  }

  private async take(work: () => Promise<void>) {
    while (this.again) {
      this.again = false
      await work()
    }
  }
}
