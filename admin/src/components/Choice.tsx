import ToggleButton from "@mui/material/ToggleButton"
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup"

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
