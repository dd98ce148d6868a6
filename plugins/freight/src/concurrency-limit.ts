/** Limits concurrent tasks; further tasks are rejected without waiting. */
export class ConcurrencyLimit {
  #running = 0

  constructor(private readonly most: number) {}

  /** Runs a task. @returns its result, or `otherwise` when the limit is reached */
  async run<T>(task: () => Promise<T>, otherwise: T): Promise<T> {
    if (this.#running >= this.most) return otherwise
    this.#running += 1
    try {
      return await task()
    } finally {
      this.#running -= 1
    }
  }
}
