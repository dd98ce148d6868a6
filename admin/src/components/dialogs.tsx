import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogContentText from "@mui/material/DialogContentText"
import DialogTitle from "@mui/material/DialogTitle"
import { createContext, type ReactNode, useContext, useMemo, useState } from "react"
import { useTranslate } from "react-admin"
import { errorMessage } from "./error-message"

/** Texts or their message keys, with the values `words`. */
export type Question = { title: string; text: string; yes: string; no?: string; danger?: boolean; words?: object }
type ShownQuestion = Question & { resolve: (yes: boolean) => void }

type Dialogs = {
  /** Shows a message; resolves when it is closed. */
  showMessage: (title: string, text: string) => Promise<void>
  /** Shows the server's error message, or `fallback` without an answer. */
  showError: (error: unknown, fallback?: string, title?: string) => Promise<void>
  /** Asks a question; resolves to true for yes. Escape is no. */
  ask: (question: Question) => Promise<boolean>
}

const DialogContext = createContext<Dialogs>({
  showMessage: async () => {},
  showError: async () => {},
  ask: async () => false,
})

export const useDialogs = () => useContext(DialogContext)

/** Provides message and question dialogs as promises, one at a time. */
export const DialogHost = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<ShownQuestion>()
  const [open, setOpen] = useState(false)

  const translate = useTranslate()
  const dialogs = useMemo<Dialogs>(() => {
    const show = (question: Omit<ShownQuestion, "resolve">) =>
      new Promise<boolean>((resolve) => {
        setShown({ ...question, resolve })
        setOpen(true)
      })
    const showMessage = async (title: string, text: string) => void (await show({ title, text, yes: "components.ok" }))
    return {
      ask: (question) => show({ no: "components.cancel", ...question }),
      showMessage,
      showError: (error, fallback = "components.failed", title = "components.oops") =>
        showMessage(title, errorMessage(error, fallback)),
    }
  }, [])
  const translateText = (text = "") => translate(text, { _: text, ...shown?.words })
  const answer = (yes: boolean) => {
    setOpen(false)
    shown?.resolve(yes)
  }

  return (
    <DialogContext.Provider value={dialogs}>
      {children}
      <Dialog
        open={open}
        onClose={() => answer(false)}
        role="alertdialog"
        aria-labelledby="dialog-title"
        aria-describedby="dialog-text"
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id="dialog-title">{translateText(shown?.title)}</DialogTitle>
        <DialogContent>
          <DialogContentText id="dialog-text" sx={{ whiteSpace: "pre-line" }}>
            {translateText(shown?.text)}
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ p: 2, pt: 0 }}>
          {shown?.no && (
            <Button variant="outlined" onClick={() => answer(false)}>
              {translateText(shown.no)}
            </Button>
          )}
          <Button
            variant="contained"
            color={shown?.danger ? "error" : "primary"}
            autoFocus
            onClick={() => answer(true)}
          >
            {translateText(shown?.yes)}
          </Button>
        </DialogActions>
      </Dialog>
    </DialogContext.Provider>
  )
}
