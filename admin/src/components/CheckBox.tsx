import Checkbox, { type CheckboxProps } from "@mui/material/Checkbox"
import FormControlLabel from "@mui/material/FormControlLabel"

type Props = Pick<CheckboxProps, "checked" | "indeterminate" | "disabled" | "color"> & {
  label: string
  /** Leaves the label to screen readers, as in a column with a head. */
  isLabelHidden?: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox outside of a form. */
export const CheckBox = ({ label, isLabelHidden, onChange, ...checkbox }: Props) => {
  const slotProps = isLabelHidden ? { input: { "aria-label": label } } : undefined
  const control = <Checkbox onChange={(_, checked) => onChange(checked)} slotProps={slotProps} {...checkbox} />
  return isLabelHidden ? (
    control
  ) : (
    <FormControlLabel label={label} control={control} slotProps={{ typography: { variant: "body2" } }} />
  )
}
