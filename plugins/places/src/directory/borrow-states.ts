import type { Gathered } from "./directory"

/** The first three digits name a sorting office. */
const CODES_OF_A_SORTING_OFFICE = 1_000

/**
 * Fills in the state of codes without a usable one from the nearest code of their postal division, or else of their
 * sorting office; most of these lie within one state. @param gathered by code; is changed
 */
export function fillMissingStates(gathered: Map<number, Gathered>): void {
  const groups = new Map<string | number, number[]>()
  for (const [code, { states, division }] of gathered) {
    if (!states.size) continue
    for (const group of [division, sortingOfficeOf(code)]) {
      const codes = groups.get(group)
      if (codes) codes.push(code)
      else groups.set(group, [code])
    }
  }
  const borrowed = new Map<number, string>()
  for (const [code, { states, division }] of gathered) {
    if (states.size) continue
    const nearest = nearestTo(code, groups.get(division) ?? groups.get(sortingOfficeOf(code)) ?? [])
    const [state] = gathered.get(nearest ?? 0)?.states.keys() ?? []
    if (state) borrowed.set(code, state)
  }
  for (const [code, state] of borrowed) gathered.get(code)?.states.set(state, 1)
}

const sortingOfficeOf = (code: number) => Math.floor(code / CODES_OF_A_SORTING_OFFICE)

const nearestTo = (code: number, others: number[]): number | undefined =>
  others.reduce<number | undefined>(
    (nearest, other) => (nearest && Math.abs(nearest - code) <= Math.abs(other - code) ? nearest : other),
    undefined,
  )
