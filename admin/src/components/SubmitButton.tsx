import { SaveButton, type SaveButtonProps } from "react-admin"
import { useFormState } from "react-hook-form"

/** react-admin's SaveButton without its icon; an untouched form may be sent as well, which says what it needs. */
export const SubmitButton = (props: SaveButtonProps) => {
  const { isSubmitting } = useFormState()
  return <SaveButton alwaysEnable={!isSubmitting} {...props} />
}
