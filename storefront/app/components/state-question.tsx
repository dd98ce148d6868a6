import { readState } from "@haat/places/contract"
import { LANGUAGE } from "../lib/language/language.ts"
import { Button } from "./button.tsx"
import { COMMON } from "./messages.ts"

type StateQuestionProps = {
  postal_code: string
  /** English names of the states that it serves */
  states: string[]
  onChoose: (state: string) => void
  busy?: boolean
  className?: string
}

const stateName = (state: string) => readState(state)?.[LANGUAGE] ?? state

/** Says which state a postal code is in, with a button for each that makes it the address's. */
export const StateQuestion = ({ postal_code, states, onChoose, busy, className }: StateQuestionProps) => (
  <div role="alert" className={className}>
    <p className="text-sm font-medium text-bad">
      {COMMON.otherState(postal_code, states.map(stateName).reduce(COMMON.eitherState))}
    </p>
    <div className="mt-2 flex flex-wrap gap-2">
      {states.map((state) => (
        <Button key={state} size="sm" variant="secondary" busy={busy} onClick={() => onChoose(state)}>
          {COMMON.takeState(stateName(state))}
        </Button>
      ))}
    </div>
  </div>
)
