import Button, { type ButtonProps } from "@mui/material/Button"
import IconButton from "@mui/material/IconButton"
import { type ComponentProps, type ReactNode, Suspense, useState } from "react"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"
import type { Question } from "./dialogs"
import { useAction } from "./use-action"

type TextButtonProps = Omit<ButtonProps, "children"> & {
  label: string
}

/** A button with a text at every width; react-admin's is an icon on a phone. */
export const TextButton = ({ label, ...button }: TextButtonProps) => (
  <Button {...button}>{useTranslate()(label, { _: label })}</Button>
)

type ActionProps = {
  label: string
  question?: Question
  /** A rejection is shown in a dialog with the server's message. */
  action: () => Promise<unknown>
  done?: string | (() => unknown)
  /** Buttons of one scope, such as a record, are disabled together. */
  scope?: string
}
type Props = ActionProps & Omit<ButtonProps, "action" | "children" | "onClick">

/** A button for one request: asks first, is disabled meanwhile, and shows failures. */
export const ActionButton = ({ label, question, action, done, scope, disabled, ...button }: Props) => {
  const { run, isBusy } = useAction(action, { question, done, scope })
  return <TextButton label={label} disabled={isBusy || disabled} onClick={() => run()} {...button} />
}

/** An icon that runs an action, as an `ActionButton` does. */
export const ActionIconButton = ({ label, icon, action, ...options }: ActionProps & { icon: ReactNode }) => {
  const translate = useTranslate()
  const { run, isBusy } = useAction(action, options)
  return (
    <IconButton disabled={isBusy} onClick={() => run()} aria-label={translate(label, { _: label })}>
      {icon}
    </IconButton>
  )
}

type IconActionProps = { label: string; icon: ReactNode } & ({ onClick: () => void } | { /** A screen. */ to: string })

/** An icon button that opens a dialog or a screen; ActionIconButton sends a request. */
export const IconAction = ({ label, icon, ...button }: IconActionProps) => (
  <IconButton aria-label={label} {...("to" in button && { component: Link })} {...button}>
    {icon}
  </IconButton>
)

type DialogButtonProps = ComponentProps<typeof TextButton> & {
  dialog: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export const DialogButton = ({ dialog, ...button }: DialogButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextButton {...button} onClick={() => setOpen(true)} />
      <Suspense>{isOpen && dialog(() => setOpen(false))}</Suspense>
    </>
  )
}
