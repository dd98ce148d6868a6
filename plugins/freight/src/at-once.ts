/** Lets so many tasks run at once; who comes on top is told so, and does not wait. */
export class AtOnce {
  #running = 0

  constructor(private readonly most: number) {}

  /** @returns what the task gives, or `otherwise` when too many are running */
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
