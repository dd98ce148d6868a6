const FAILURES_IN_A_ROW = 3
const FIRST_PAUSE_MS = 5_000
const MAX_PAUSE_MS = 60_000

/** Thrown in place of a call: the last calls failed, and the pause is not over. */
export class CircuitOpenError extends Error {}

/**
 * Circuit breaker: rejects calls to a third party that has failed three times in a row, for 5 s, and twice as long
 * after each trial that fails too, up to a minute. After a pause one call is let through as a trial.
 */
export class Breaker {
  readonly #firstPause: number
  #failures = 0
  #pause: number
  #restsUntil = 0
  #trying = false

  /**
   * @param onRest is told the milliseconds of each new pause
   * @param pauseFactor multiplies the pauses
   */
  constructor(
    private readonly onRest: (pause: number) => void = () => {},
    pauseFactor = 1,
  ) {
    this.#firstPause = FIRST_PAUSE_MS * pauseFactor
    this.#pause = this.#firstPause
  }

  /** Runs `task`; whatever it throws counts as a failure. @throws CircuitOpenError without running it */
  async run<T>(task: () => Promise<T>): Promise<T> {
    const trial = this.#failures >= FAILURES_IN_A_ROW
    if (trial && (this.#trying || Date.now() < this.#restsUntil)) throw new CircuitOpenError("resting")
    if (trial) this.#trying = true
    try {
      const result = await task()
      this.#failures = 0
      this.#pause = this.#firstPause
      return result
    } catch (error) {
      this.#failures += 1
      if (trial || this.#failures === FAILURES_IN_A_ROW) this.#rest()
      throw error
    } finally {
      if (trial) this.#trying = false
    }
  }

  #rest() {
    this.#restsUntil = Date.now() + this.#pause
    this.onRest(this.#pause)
    this.#pause = Math.min(this.#pause * 2, MAX_PAUSE_MS)
  }
}
