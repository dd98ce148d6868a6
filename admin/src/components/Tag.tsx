import Chip, { type ChipProps } from "@mui/material/Chip"

export const Tag = (props: Pick<ChipProps, "label" | "color" | "variant" | "title" | "sx">) => (
  <Chip size="small" {...props} />
)
