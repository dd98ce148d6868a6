import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"
import { TextButton } from "../components/buttons"
import { CheckBox } from "../components/CheckBox"
import { PlainDialog } from "../components/PlainDialog"

const WORDS = "resources.overview"

type Props = { names: string[]; shown: string[]; onChange: (shown: string[]) => void; onClose: () => void }

/** Chooses the cards of the summary, stored on this device. A checkbox applies at once. */
const EditSummary = ({ names, shown, onChange, onClose }: Props) => {
  const translate = useTranslate()
  return (
    <PlainDialog
      title={translate(`${WORDS}.edit`)}
      maxWidth="xs"
      onClose={onClose}
      buttons={<TextButton label={`${WORDS}.done`} variant="contained" onClick={onClose} autoFocus />}
    >
      <Box sx={{ display: "grid" }}>
        {names.map((name) => (
          <CheckBox
            key={name}
            label={translate(`${WORDS}.cards.${name}`)}
            checked={shown.includes(name)}
            onChange={(checked) => onChange(checked ? [...shown, name] : shown.filter((other) => other !== name))}
          />
        ))}
      </Box>
    </PlainDialog>
  )
}

export default EditSummary
