import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogContentText from "@mui/material/DialogContentText"
import DialogTitle from "@mui/material/DialogTitle"
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react"

type Question = { title: string; text: string; yes?: string; no?: string; danger?: boolean }
type Asked = Question & { answer: (yes: boolean) => void }

type Dialogs = {
  /** Says something and resolves once it was read. */
  say: (title: string, text: string) => Promise<void>
  /** Resolves to whether the person said yes; Escape is a no. */
  ask: (question: Question) => Promise<boolean>
}

const DialogContext = createContext<Dialogs>({ say: async () => {}, ask: async () => false })

export const useDialogs = () => useContext(DialogContext)

/** Message and question dialogs, one at a time, as promises: the caller reads like the conversation it is. */
export const DialogHost = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked>()
  const [open, setOpen] = useState(false)

  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((answer) => {
        setAsked({ ...question, answer })
        setOpen(true)
      }),
    [],
  )
  const dialogs = useMemo<Dialogs>(
    () => ({ ask, say: async (title, text) => void (await ask({ title, text, yes: "OK" })) }),
    [ask],
  )
  const reply = (yes: boolean) => {
    setOpen(false)
    asked?.answer(yes)
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
        <DialogTitle id="dialog-title">{asked?.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id="dialog-text">{asked?.text}</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ p: 2, pt: 0 }}>
          {asked?.no && (
            <Button variant="outlined" onClick={() => reply(false)}>
              {asked.no}
            </Button>
          )}
          <Button variant="contained" color={asked?.danger ? "error" : "primary"} autoFocus onClick={() => reply(true)}>
            {asked?.yes}
          </Button>
        </DialogActions>
      </Dialog>
    </DialogContext.Provider>
  )
}
