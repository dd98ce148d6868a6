import Rating from "@mui/material/Rating"
import { useFieldValue } from "react-admin"

/** A number of stars, of five. */
export const RatingField = ({ source, label }: { source: string; label: string }) => (
  <Rating value={useFieldValue<Record<string, number>>({ source })} readOnly size="small" aria-label={label} />
)
