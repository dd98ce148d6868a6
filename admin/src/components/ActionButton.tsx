import type { ButtonProps } from "@mui/material/Button"
import IconButton from "@mui/material/IconButton"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import type { Question } from "./dialogs"
import { TextButton } from "./TextButton"
import { useAction } from "./use-action"

type ActionProps = {
  /** Its text or the key of it. */
  label: string
  /** Asked first. */
  question?: Question
  /** A rejection is shown in a dialog, in the server's sentence. */
  action: () => Promise<unknown>
  /** As `done` of `useAction`. */
  done?: string | (() => unknown)
  /** Buttons of the same scope, such as one record, wait for each other. */
  scope?: string
}
type Props = ActionProps & Omit<ButtonProps, "action" | "children" | "onClick">

/** A button for one request: asks first, cannot be pressed again meanwhile, and says why it did not work. */
export const ActionButton = ({ label, question, action, done, scope, disabled, ...button }: Props) => {
  const { run, isBusy } = useAction(action, { question, done, scope })
  return <TextButton label={label} disabled={isBusy || disabled} onClick={() => run()} {...button} />
}

export const ActionIconButton = ({ label, icon, action, ...options }: ActionProps & { icon: ReactNode }) => {
  const translate = useTranslate()
  const { run, isBusy } = useAction(action, options)
  return (
    <IconButton disabled={isBusy} onClick={() => run()} aria-label={translate(label, { _: label })}>
      {icon}
    </IconButton>
  )
}
