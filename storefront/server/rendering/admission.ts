type AdmissionOptions = {
  /** Pages that may be under way when there are many for long. */
  max: number
  /** For so long twice as many may be. */
  burstMs: number
  /** In milliseconds. */
  now?: () => number
}

/**
 * Returns whether one more page is admitted beside those under way. After a short pause of the machine the waiting
 * pages are soon done, so none is rejected; a lasting overload is. It counts as calm again when at most half of `max`
 * are under way.
 */
export function admission({ max, burstMs, now = performance.now.bind(performance) }: AdmissionOptions) {
  let calmAt = now()
  return (underWay: number, share: number): boolean => {
    if (underWay <= max / 2) calmAt = now()
    return underWay < max * share * (now() - calmAt < burstMs ? 2 : 1)
  }
}
