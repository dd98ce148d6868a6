import Dialog, { type DialogProps } from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import { type ReactNode, useId, useRef } from "react"
import { DialogForms, useUnsavedChanges } from "./unsaved"

type Props = Omit<DialogProps, "open" | "title"> & { title: ReactNode; buttons: ReactNode }

/** An open dialog without a form. */
export const PlainDialog = ({ title, buttons, children, ...dialog }: Props) => {
  const id = useId()
  return (
    <Dialog open fullWidth aria-labelledby={id} {...dialog}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2, alignContent: "start" }}>{children}</DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: "wrap", gap: 1 }}>{buttons}</DialogActions>
    </Dialog>
  )
}

type FormDialogProps = Omit<DialogProps, "onClose" | "children"> & {
  onClose: () => void
  /** `close` asks first when there are unsaved changes. */
  children: (close: () => void) => ReactNode
}

/** A dialog around a form. A click on the backdrop does not close it, so that nothing typed is lost. */
export const FormDialog = ({ onClose, children, ...dialog }: FormDialogProps) => {
  const { confirmDiscard } = useUnsavedChanges()
  const inside = useRef(new Set<string>()).current
  const close = async () => {
    if (await confirmDiscard(inside)) onClose()
  }
  return (
    <Dialog fullWidth {...dialog} onClose={(_, reason) => reason === "escapeKeyDown" && close()}>
      <DialogForms value={inside}>{children(close)}</DialogForms>
    </Dialog>
  )
}
