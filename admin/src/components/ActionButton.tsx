import Button, { type ButtonProps } from "@mui/material/Button"
import { useTranslate } from "react-admin"
import type { Question } from "./dialogs"
import { useAction } from "./use-action"

type Props = Omit<ButtonProps, "action" | "children" | "onClick"> & {
  /** Its text or the key of it. */
  label: string
  /** Asked first. */
  question?: Question
  /** Where it rejects, a dialog shows the server's sentence. */
  action: () => Promise<unknown>
  /** What is said once it is done, or its key; what the screen shows is then fetched again. */
  done?: string
  /** Buttons of the same scope, such as one record, wait for each other. */
  scope?: string
}

/** A button for one request: asks first, cannot be pressed again meanwhile, and says why it did not work. */
export const ActionButton = ({ label, question, action, done, scope, disabled, ...button }: Props) => {
  const translate = useTranslate()
  const { run, isBusy } = useAction(action, { question, done, scope })
  return (
    <Button disabled={isBusy || disabled} onClick={() => run()} {...button}>
      {translate(label, { _: label })}
    </Button>
  )
}
