const FRESH_MS = 1_000
const MAX_MARKS = 10_000

type Known<Mark> = { until: number; mark: Promise<Mark | undefined> }

/**
 * Caches the current credentials per identity for a second, so that a page with ten requests reads them once.
 */
export class CredentialCache<Mark> {
  private readonly known = new Map<string, Known<Mark>>()

  constructor(private readonly read: (id: string) => Promise<Mark | undefined>) {}

  of(id: string): Promise<Mark | undefined> {
    const now = Date.now()
    const known = this.known.get(id)
    if (known && known.until > now) return known.mark
    if (this.known.size >= MAX_MARKS) this.known.clear()
    const mark = this.read(id)
    this.known.set(id, { until: now + FRESH_MS, mark })
    // failures are not cached
    mark.catch(() => this.known.delete(id))
    return mark
  }

  invalidate(id: string) {
    this.known.delete(id)
  }
}
