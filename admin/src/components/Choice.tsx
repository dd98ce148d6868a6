import ToggleButton from "@mui/material/ToggleButton"
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup"
import { useListContext, useResourceContext, useTranslate } from "react-admin"

type Props<V extends string> = { label: string; value: V; options: Record<V, string>; onChoose: (value: V) => void }

/** One of a few words, all in sight. */
export const Choice = <V extends string>({ label, value, options, onChoose }: Props<V>) => (
  <ToggleButtonGroup
    exclusive
    value={value}
    aria-label={label}
    onChange={(_, chosen: V | null) => chosen && onChoose(chosen)}
    sx={{ bgcolor: "background.paper" }}
  >
    {(Object.entries(options) as [V, string][]).map(([option, word]) => (
      <ToggleButton key={option} value={option} sx={{ px: 2, minHeight: 44, textTransform: "none" }}>
        {word}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)

type FilterChoiceProps = {
  /** The filter that is true, false, or not there for all. */
  source: string
  /** The names of true and false, whose words are at `whichOf` of the resource's messages. */
  yes: string
  no: string
  /** Which of the three come in which order. */
  order: string[]
}

/** A filter with a yes, a no and all, each in sight. */
export const FilterChoice = ({ source, yes, no, order }: FilterChoiceProps) => {
  const translate = useTranslate()
  const words = `resources.${useResourceContext()}`
  const { filterValues, setFilters } = useListContext()
  const { [source]: value, ...rest } = filterValues
  return (
    <Choice
      label={translate(`${words}.which`)}
      value={value === undefined ? "all" : value ? yes : no}
      options={Object.fromEntries(order.map((name) => [name, translate(`${words}.whichOf.${name}`)]))}
      onChoose={(which) => setFilters(which === "all" ? rest : { ...rest, [source]: which === yes })}
    />
  )
}
