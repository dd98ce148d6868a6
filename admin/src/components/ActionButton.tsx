import Button, { type ButtonProps } from "@mui/material/Button"
import { useIsMutating, useMutation } from "@tanstack/react-query"
import { useId } from "react"
import { useTranslate } from "react-admin"
import { type Question, useDialogs } from "./dialogs"

type Props = Omit<ButtonProps, "action" | "children" | "onClick"> & {
  /** Its text or the key of it. */
  label: string
  /** Asked first. */
  question?: Question
  /** Where it rejects, a dialog shows the server's sentence. */
  action: () => Promise<unknown>
  /** Buttons of the same scope, such as one record, wait for each other. */
  scope?: string
}

/** A button for one request: asks first, cannot be pressed again meanwhile, and says why it did not work. */
export const ActionButton = ({ label, question, action, scope, disabled, ...button }: Props) => {
  const translate = useTranslate()
  const { ask, sayFailure } = useDialogs()
  const ownScope = useId()
  const mutationKey = ["action", scope ?? ownScope]
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: action,
    // Offline it fails like everything else, and is not kept for later.
    networkMode: "always",
    onError: (error) => sayFailure(error),
  })
  const isBusy = useIsMutating({ mutationKey }) > 0
  const press = async () => {
    if (!question || (await ask(question))) mutate()
  }
  return (
    <Button disabled={isBusy || disabled} onClick={press} {...button}>
      {translate(label, { _: label })}
    </Button>
  )
}
