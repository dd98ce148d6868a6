import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import { forwardRef } from "react"
import { useCloseNotification, useNotify, useTranslate } from "react-admin"

type Props = { text: string; onUndo: () => void }

const UndoNotice = forwardRef<HTMLDivElement, Props>(({ text, onUndo }, ref) => {
  const close = useCloseNotification()
  const undo = () => {
    close()
    onUndo()
  }
  return (
    <Alert
      ref={ref}
      severity="success"
      variant="outlined"
      action={
        <Button size="small" onClick={undo}>
          {useTranslate()("components.undo")}
        </Button>
      }
      sx={{ bgcolor: "background.paper", alignItems: "center", boxShadow: 3 }}
    >
      {text}
    </Alert>
  )
})

/** Returns a function that shows a notice with a button which undoes what was done. */
export const useUndoNotice = () => {
  const notify = useNotify()
  return (text: string, onUndo: () => void, seconds = 8) =>
    notify(<UndoNotice text={text} onUndo={onUndo} />, { autoHideDuration: seconds * 1000 })
}
