import type { FaultShop } from "./open-fault-shop.ts"

/** Result of a row: its figures in a few words, and each violation. */
export type Outcome = { figures: string; broken: string[] }

/** One line of the fault table. */
export type Row = {
  name: string
  /** what takes long and can be done while other rows run */
  prepare?: () => Promise<unknown>
  /** opens the shop it is about, where the others' will not do */
  open?: () => Promise<FaultShop>
  /** the row beside which it runs, where it waits long and stops nothing; by itself when that row is not run */
  during?: string
  run: (shop: FaultShop) => Promise<Outcome>
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Asks until it is so. @returns the seconds it took, or undefined when it was not so within `seconds` */
export async function secondsUntil(seconds: number, isSo: () => Promise<boolean>): Promise<number | undefined> {
  const begun = Date.now()
  for (;;) {
    if (await isSo().catch(() => false)) return (Date.now() - begun) / 1000
    if (Date.now() - begun > seconds * 1000) return undefined
    await pause(100)
  }
}

/** Seconds as people read them. */
export const formatSeconds = (seconds: number | undefined) =>
  seconds === undefined ? "never" : `${seconds.toFixed(1)} s`

/** The sentences whose condition is true. */
export const those = (conditions: Record<string, boolean>) =>
  Object.entries(conditions)
    .filter(([, isSo]) => isSo)
    .map(([sentence]) => sentence)

/** The value below which so many of a hundred lie; 0 of none. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0
}

/** How often each comes, as "200×15 503×2". */
export function counted(values: (string | number)[]): string {
  const counts = new Map<string | number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
    .map(([value, count]) => `${value}×${count}`)
    .join(" ")
}
