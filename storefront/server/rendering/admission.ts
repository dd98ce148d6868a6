type AdmissionOptions = {
  /** Pages that may be under way when there are many for long. */
  max: number
  /** For so long twice as many may be. */
  burstMs: number
  /** In milliseconds. */
  now?: () => number
}

/**
 * Whether one page more is taken, of so many that are under way. When the machine stands still for a moment, what came
 * meanwhile is done soon after, and nobody is sent away; when more come than can be rendered, it would only wait until its
 * readers have left. It counts as calm again when no more than half of `max` are under way.
 */
export function admission({ max, burstMs, now = performance.now.bind(performance) }: AdmissionOptions) {
  let calmAt = now()
  return (underWay: number, share: number): boolean => {
    if (underWay <= max / 2) calmAt = now()
    return underWay < max * share * (now() - calmAt < burstMs ? 2 : 1)
  }
}
