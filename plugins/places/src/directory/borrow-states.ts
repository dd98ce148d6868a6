import type { Gathered } from "./directory"

/**
 * Gives codes that no row says a usable state of the state of the nearest code of their postal division: divisions lie
 * together, and most within one state. @param gathered by code; is changed
 */
export function borrowStates(gathered: Map<number, Gathered>): void {
  const byDivision = new Map<string, number[]>()
  for (const [code, { states, division }] of gathered) {
    if (!states.size) continue
    const codes = byDivision.get(division)
    if (codes) codes.push(code)
    else byDivision.set(division, [code])
  }
  const borrowed = new Map<number, string>()
  for (const [code, { states, division }] of gathered) {
    const nearest = states.size ? undefined : nearestTo(code, byDivision.get(division) ?? [])
    const [state] = (nearest && gathered.get(nearest)?.states.keys()) || []
    if (state) borrowed.set(code, state)
  }
  for (const [code, state] of borrowed) gathered.get(code)?.states.set(state, 1)
}

const nearestTo = (code: number, others: number[]): number | undefined =>
  others.reduce<number | undefined>(
    (nearest, other) => (nearest && Math.abs(nearest - code) <= Math.abs(other - code) ? nearest : other),
    undefined,
  )
