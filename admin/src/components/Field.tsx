import FormControl from "@mui/material/FormControl"
import FormHelperText from "@mui/material/FormHelperText"
import FormLabel from "@mui/material/FormLabel"
import { type ReactNode, useId } from "react"

export type FieldParts = { id: string; "aria-describedby": string | undefined; "aria-invalid": boolean }

type Props = {
  label: string
  hint?: string
  error?: string
  required?: boolean
  /** Draws the control with what ties it to its label, hint and error. */
  children: (parts: FieldParts) => ReactNode
}

/** A label above its control, then the error, or the hint when there is none. */
export const Field = ({ label, hint, error, required, children }: Props) => {
  const id = useId()
  const below = error ?? hint
  return (
    <FormControl fullWidth error={!!error}>
      <FormLabel htmlFor={id} sx={{ "&.Mui-focused": { color: "text.primary" } }}>
        {label}
        {required && (
          <span aria-hidden style={{ opacity: 0.6 }}>
            {" "}
            *
          </span>
        )}
      </FormLabel>
      {children({ id, "aria-describedby": below ? `${id}-below` : undefined, "aria-invalid": !!error })}
      {below && <FormHelperText id={`${id}-below`}>{below}</FormHelperText>}
    </FormControl>
  )
}
