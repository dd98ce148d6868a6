import { CheckboxGroupInput, useTranslate } from "react-admin"
import { DialogForm } from "../components/DialogForm"

const WORDS = "resources.overview"

type Props = { names: string[]; shown: string[]; onChange: (shown: string[]) => void; onClose: () => void }

/** Asks which cards the summary has, kept on this device. */
const EditSummary = ({ names, shown, onChange, onClose }: Props) => (
  <DialogForm
    title={useTranslate()(`${WORDS}.edit`)}
    submitLabel={`${WORDS}.done`}
    defaultValues={{ shown }}
    onSubmit={(form) => {
      onChange(form.shown)
      onClose()
    }}
    onClose={onClose}
  >
    <CheckboxGroupInput
      source="shown"
      label={false}
      row={false}
      helperText={false}
      choices={names.map((id) => ({ id, name: `${WORDS}.cards.${id}` }))}
    />
  </DialogForm>
)

export default EditSummary
