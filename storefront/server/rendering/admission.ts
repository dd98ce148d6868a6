type AdmissionOptions = {
  /** Maximum of pages being rendered under lasting load. */
  max: number
  /** Time for which twice as many are admitted. */
  burstMs: number
  /** In milliseconds. */
  now?: () => number
}

/**
 * Returns a function that decides whether one more page is admitted. A short burst, as after a pause of the machine, is
 * admitted up to twice the maximum; lasting overload is rejected. The burst time starts again when at most half of
 * `max` pages are being rendered.
 */
export function admission({ max, burstMs, now = performance.now.bind(performance) }: AdmissionOptions) {
  let calmAt = now()
  return (inFlight: number, share: number): boolean => {
    if (inFlight <= max / 2) calmAt = now()
    return inFlight < max * share * (now() - calmAt < burstMs ? 2 : 1)
  }
}
