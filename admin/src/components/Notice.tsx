import Alert, { type AlertProps } from "@mui/material/Alert"
import Button from "@mui/material/Button"
import type { ReactNode } from "react"
import { useListContext, useTranslate } from "react-admin"

type Props = Pick<AlertProps, "severity" | "sx" | "role"> & {
  text: string
  action?: { label: string; onClick: () => unknown }
  children?: ReactNode
}

/** An alert with a translated text and an optional button. */
export const Notice = ({ text, action, children, ...alert }: Props) => {
  const translate = useTranslate()
  return (
    <Alert
      {...alert}
      action={
        action && <Button onClick={() => action.onClick()}>{translate(action.label, { _: action.label })}</Button>
      }
    >
      {translate(text, { _: text })}
      {children && <> {children}</>}
    </Alert>
  )
}

/** An error with a retry button; `text` is a text or its message key. */
export const RetryNotice = ({ text, onRetry }: { text: string; onRetry: () => unknown }) => (
  <Notice severity="error" text={text} action={{ label: "components.tryAgain", onClick: onRetry }} />
)

/** Shown in place of a list that could not be fetched, with a button that tries again. */
export const ListRetryNotice = ({ text }: { text: string }) => (
  <RetryNotice text={text} onRetry={useListContext().refetch} />
)
