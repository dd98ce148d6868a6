import Button from "@mui/material/Button"
import Checkbox from "@mui/material/Checkbox"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import FormControlLabel from "@mui/material/FormControlLabel"
import FormGroup from "@mui/material/FormGroup"
import { useTranslate } from "react-admin"

type Props = {
  open: boolean
  names: string[]
  shown: string[]
  onChange: (shown: string[]) => void
  onClose: () => void
}

/** Which cards the summary has, kept on this device. */
export const EditSummary = ({ open, names, shown, onChange, onClose }: Props) => {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.overview.${key}`)
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="edit-summary" maxWidth="xs" fullWidth>
      <DialogTitle id="edit-summary">{t("edit")}</DialogTitle>
      <DialogContent>
        <FormGroup>
          {names.map((name) => (
            <FormControlLabel
              key={name}
              label={t(`cards.${name}`)}
              control={
                <Checkbox
                  checked={shown.includes(name)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...shown, name] : shown.filter((other) => other !== name))
                  }
                />
              }
            />
          ))}
        </FormGroup>
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0 }}>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t("done")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
