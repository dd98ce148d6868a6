import Button, { type ButtonProps } from "@mui/material/Button"
import IconButton from "@mui/material/IconButton"
import { type ComponentProps, type ReactNode, Suspense, useState } from "react"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"
import type { Question } from "./dialogs"
import { useAction } from "./use-action"

type TextButtonProps = Omit<ButtonProps, "children"> & {
  /** Its text or the key of it. */
  label: string
}

/** A button in words at every width; react-admin's is an icon alone on a phone. */
export const TextButton = ({ label, ...button }: TextButtonProps) => (
  <Button {...button}>{useTranslate()(label, { _: label })}</Button>
)

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

type IconActionProps = { label: string; icon: ReactNode } & ({ onClick: () => void } | { /** A screen. */ to: string })

/** An icon that opens a dialog or leads to a screen; ActionIconButton is one that sends a request. */
export const IconAction = ({ label, icon, ...button }: IconActionProps) => (
  <IconButton aria-label={label} {...("to" in button && { component: Link })} {...button}>
    {icon}
  </IconButton>
)

type DialogButtonProps = ComponentProps<typeof TextButton> & {
  /** The dialog, given what closes it. */
  dialog: (close: () => void) => ReactNode
}

export const DialogButton = ({ dialog, ...button }: DialogButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextButton {...button} onClick={() => setOpen(true)} />
      <Suspense>{isOpen && dialog(() => setOpen(false))}</Suspense>
    </>
  )
}
