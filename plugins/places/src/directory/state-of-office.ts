import { readState } from "../read-state"
import { postalCircleStates } from "./circles"
import { decidedState } from "./district-decisions"

/** A post office's place as directories report it. */
export type OfficePlace = { circle: string; district: string; state: string }

/** Many offices lie in one district: each is decided once. */
const known = new Map<string, string | undefined>()

/**
 * Returns the code of a post office's state: the decision for its district, else the directory's state if its postal
 * circle serves that state, else the only state of the circle. Undefined when none applies.
 */
export function postOfficeState(place: OfficePlace): string | undefined {
  const key = [place.circle, place.district, place.state].join("\t")
  if (!known.has(key)) known.set(key, decide(place))
  return known.get(key)
}

function decide({ circle, district, state }: OfficePlace): string | undefined {
  const served = postalCircleStates(circle)
  const filed = decidedState(district) ?? readState(state)?.code
  if (filed && (!served || served.includes(filed))) return filed
  return served?.length === 1 ? served[0] : undefined
}
