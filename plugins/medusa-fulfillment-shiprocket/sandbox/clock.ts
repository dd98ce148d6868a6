/** Parcels of the demo shop arrive within half an hour. */
const SECONDS_A_STEP = 300

/** Ticks every so many seconds and keeps no process alive. */
export class Clock {
  #timer: NodeJS.Timeout | undefined

  constructor(private readonly tick: () => void) {
    this.set(SECONDS_A_STEP)
  }

  /** From now on every so many seconds; 0 stops it. */
  set(seconds: number) {
    this.close()
    if (seconds > 0) this.#timer = setInterval(this.tick, seconds * 1000).unref()
  }

  close() {
    clearInterval(this.#timer)
  }
}
