import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogContentText from "@mui/material/DialogContentText"
import DialogTitle from "@mui/material/DialogTitle"
import { createContext, type ReactNode, useContext, useMemo, useState } from "react"
import { useTranslate } from "react-admin"
import { errorMessage } from "./error-message"

/** Sentences or their keys; `words` are put into either. */
export type Question = { title: string; text: string; yes: string; no?: string; danger?: boolean; words?: object }
type ShownQuestion = Question & { resolve: (yes: boolean) => void }

type Dialogs = {
  /** Says something and resolves once it was read. */
  showMessage: (title: string, text: string) => Promise<void>
  /** Says why something did not work: the server's sentence, or `otherwise` when the shop could not be asked at all. */
  showError: (error: unknown, fallback?: string, title?: string) => Promise<void>
  /** Resolves to whether the person said yes; Escape is a no. */
  ask: (question: Question) => Promise<boolean>
}

const DialogContext = createContext<Dialogs>({
  showMessage: async () => {},
  showError: async () => {},
  ask: async () => false,
})

export const useDialogs = () => useContext(DialogContext)

/** Message and question dialogs, one at a time, as promises: the caller reads like the conversation it is. */
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
