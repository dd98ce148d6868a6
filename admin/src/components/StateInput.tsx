import { STATES } from "@haat/places/contract"
import { SelectInput, type SelectInputProps, useLocale } from "react-admin"

/** A select of the states of India, in the chosen language; empty is an empty text. */
export const StateInput = (props: SelectInputProps) => (
  <SelectInput
    source="state"
    choices={[...STATES]}
    optionValue="code"
    optionText={useLocale() === "hi" ? "hi" : "en"}
    translateChoice={false}
    emptyText="–"
    parse={(code: string | null) => code ?? ""}
    {...props}
  />
)
