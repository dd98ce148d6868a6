import Dialog, { type DialogProps } from "@mui/material/Dialog"
import { type ReactNode, useRef } from "react"
import { DialogForms, useLeaving } from "./unsaved"

type Props = Omit<DialogProps, "onClose" | "children"> & {
  onClose: () => void
  /** Given what Cancel does: it closes the dialog, asking first when something was typed, as Escape does. */
  children: (close: () => void) => ReactNode
}

/** A dialog around a form. A click beside it is too easily made to be worth what was typed: it does nothing. */
export const FormDialog = ({ onClose, children, ...dialog }: Props) => {
  const { mayLose } = useLeaving()
  const inside = useRef(new Set<string>()).current
  const close = async () => {
    if (await mayLose(inside)) onClose()
  }
  return (
    <Dialog fullWidth {...dialog} onClose={(_, reason) => reason === "escapeKeyDown" && close()}>
      <DialogForms value={inside}>{children(close)}</DialogForms>
    </Dialog>
  )
}
