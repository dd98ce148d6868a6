import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogContentText from "@mui/material/DialogContentText"
import DialogTitle from "@mui/material/DialogTitle"
import { createContext, type ReactNode, useContext, useMemo, useState } from "react"
import { useTranslate } from "react-admin"
import { sentenceOf } from "./sentence-of"

/** Sentences or their keys; `words` are put into either. */
export type Question = { title: string; text: string; yes: string; no?: string; danger?: boolean; words?: object }
type ShownQuestion = Question & { resolve: (yes: boolean) => void }

type Dialogs = {
  /** Says something and resolves once it was read. */
  say: (title: string, text: string) => Promise<void>
  /** Says why something did not work: the server's sentence, or `otherwise` when the shop could not be asked at all. */
  sayFailure: (error: unknown, otherwise?: string, title?: string) => Promise<void>
  /** Resolves to whether the person said yes; Escape is a no. */
  ask: (question: Question) => Promise<boolean>
}

const DialogContext = createContext<Dialogs>({
  say: async () => {},
  sayFailure: async () => {},
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
    const say = async (title: string, text: string) => void (await show({ title, text, yes: "components.ok" }))
    return {
      ask: (question) => show({ no: "components.cancel", ...question }),
      say,
      sayFailure: (error, otherwise = "components.failed", title = "components.oops") =>
        say(title, sentenceOf(error, otherwise)),
    }
  }, [])
  const inWords = (text = "") => translate(text, { _: text, ...shown?.words })
  const reply = (yes: boolean) => {
    setOpen(false)
    shown?.resolve(yes)
  }

  return (
    <DialogContext.Provider value={dialogs}>
      {children}
      <Dialog
        open={open}
        onClose={() => reply(false)}
        role="alertdialog"
        aria-labelledby="dialog-title"
        aria-describedby="dialog-text"
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id="dialog-title">{inWords(shown?.title)}</DialogTitle>
        <DialogContent>
          <DialogContentText id="dialog-text" sx={{ whiteSpace: "pre-line" }}>
            {inWords(shown?.text)}
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ p: 2, pt: 0 }}>
          {shown?.no && (
            <Button variant="outlined" onClick={() => reply(false)}>
              {inWords(shown.no)}
            </Button>
          )}
          <Button variant="contained" color={shown?.danger ? "error" : "primary"} autoFocus onClick={() => reply(true)}>
            {inWords(shown?.yes)}
          </Button>
        </DialogActions>
      </Dialog>
    </DialogContext.Provider>
  )
}
