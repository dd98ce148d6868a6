import Checkbox, { type CheckboxProps } from "@mui/material/Checkbox"
import FormControlLabel from "@mui/material/FormControlLabel"

type Props = Pick<CheckboxProps, "checked" | "indeterminate" | "disabled" | "color"> & {
  label: string
  /** The label is for screen readers only, as in a column with a head. */
  isLabelHidden?: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox that acts at once, outside of a form. */
export const CheckBox = ({ label, isLabelHidden, onChange, ...checkbox }: Props) => {
  const slotProps = isLabelHidden ? { input: { "aria-label": label } } : undefined
  const control = <Checkbox onChange={(_, checked) => onChange(checked)} slotProps={slotProps} {...checkbox} />
  return isLabelHidden ? (
    control
  ) : (
    <FormControlLabel label={label} control={control} slotProps={{ typography: { variant: "body2" } }} />
  )
}
