import Chip, { type ChipProps } from "@mui/material/Chip"

/** A word or two about a record, such as a state. */
export const Tag = (props: Pick<ChipProps, "label" | "color" | "variant" | "title" | "sx">) => (
  <Chip size="small" {...props} />
)
