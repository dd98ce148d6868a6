import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import { useTranslate } from "react-admin"
import { CheckBox } from "../components/CheckBox"
import { TextButton } from "../components/TextButton"

const WORDS = "resources.overview"

type Props = { names: string[]; shown: string[]; onChange: (shown: string[]) => void; onClose: () => void }

/** Asks which cards the summary has, kept on this device. A checkbox applies at once: there is nothing to save. */
const EditSummary = ({ names, shown, onChange, onClose }: Props) => {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} aria-labelledby="edit-summary" maxWidth="xs" fullWidth>
      <DialogTitle id="edit-summary">{translate(`${WORDS}.edit`)}</DialogTitle>
      <DialogContent sx={{ display: "grid" }}>
        {names.map((name) => (
          <CheckBox
            key={name}
            label={translate(`${WORDS}.cards.${name}`)}
            checked={shown.includes(name)}
            onChange={(checked) => onChange(checked ? [...shown, name] : shown.filter((other) => other !== name))}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0 }}>
        <TextButton label={`${WORDS}.done`} variant="contained" onClick={onClose} autoFocus />
      </DialogActions>
    </Dialog>
  )
}

export default EditSummary
