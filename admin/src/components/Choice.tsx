import ToggleButton from "@mui/material/ToggleButton"
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup"
import { useListContext } from "react-admin"
import { useResourceTranslate } from "./use-resource-translate"

type Props<V extends string> = { label: string; value: V; options: Record<V, string>; onChoose: (value: V) => void }

/** A group of toggle buttons, one of which is chosen. */
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

/**
 * A filter as a group of toggle buttons. The keys of `values` are those of `whichOf` in the resource's messages; an
 * undefined value clears the filter.
 */
export const FilterChoice = ({ source, values }: { source: string; values: Record<string, unknown> }) => {
  const t = useResourceTranslate()
  const { filterValues, setFilters } = useListContext()
  const { [source]: current, ...rest } = filterValues
  const names = Object.keys(values)
  return (
    <Choice
      label={t("which")}
      value={names.find((name) => values[name] === current) ?? names[0]}
      options={Object.fromEntries(names.map((name) => [name, t(`whichOf.${name}`)]))}
      onChoose={(name) => setFilters(values[name] === undefined ? rest : { ...rest, [source]: values[name] })}
    />
  )
}
