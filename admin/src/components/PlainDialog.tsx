import Dialog, { type DialogProps } from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import { type ReactNode, useId } from "react"

type Props = Omit<DialogProps, "open" | "title"> & { title: ReactNode; buttons: ReactNode }

/** An open dialog without a form: its title, what it says or asks, and its buttons. */
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
