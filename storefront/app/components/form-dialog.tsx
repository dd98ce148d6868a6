import type { FormEventHandler, ReactNode } from "react"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"
import { FormProblem } from "./form-problem.tsx"

type FormDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description: ReactNode
  onSubmit: FormEventHandler<HTMLFormElement>
  /** while it is being sent, and cannot be closed */
  busy: boolean
  /** why it could not be sent */
  problem?: ReactNode
  submitLabel: string
  children: ReactNode
}

/** A form in a dialog. */
export const FormDialog = (props: FormDialogProps) => {
  const { open, onClose, title, description, onSubmit, busy, problem, submitLabel, children } = props
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      dismissible={!busy}
      title={title}
      description={description}
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        {children}
        {problem && <FormProblem>{problem}</FormProblem>}
        <Button type="submit" busy={busy}>
          {submitLabel}
        </Button>
      </form>
    </Dialog>
  )
}
