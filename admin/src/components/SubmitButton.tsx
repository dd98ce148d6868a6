import { SaveButton, type SaveButtonProps } from "react-admin"
import { useFormState } from "react-hook-form"

/** react-admin's SaveButton, enabled for an untouched form too, which shows its required fields. */
export const SubmitButton = (props: SaveButtonProps) => {
  const { isSubmitting } = useFormState()
  return <SaveButton alwaysEnable={!isSubmitting} {...props} />
}
